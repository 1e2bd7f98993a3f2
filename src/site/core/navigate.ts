/**
 * Leaves for an address that has passed the URL filter, as a link to it does: in the window or frame that a `<base target>` names. The one
 * place from which a script of the library does so.
 */
export function navigate(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.click();
}
