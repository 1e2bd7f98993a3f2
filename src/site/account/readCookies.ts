/** All cookies of the page; none where a sandbox refuses them. Not the document's own property, which an `<img name="cookie">` hides. */
export function readCookies(): string {
  try {
    return Reflect.get(Document.prototype, 'cookie', document);
  } catch {
    return '';
  }
}
