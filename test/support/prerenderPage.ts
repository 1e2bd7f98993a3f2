/** Makes this page one that the browser prerenders before anybody asks for it. Returns a function that shows it. */
export function prerenderPage(): () => void {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  return () => {
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
  };
}
