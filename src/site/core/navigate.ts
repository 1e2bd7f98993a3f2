/** Leaves for an address that has passed the URL filter. The one place from which a script of the library does so. */
export const navigate = (url: string): void => location.assign(url);
