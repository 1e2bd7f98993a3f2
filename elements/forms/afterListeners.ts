/**
 * Does what an event stands for as the browser does: once all listeners of the page have had the chance to prevent it. A
 * page that stops the event on its way does not stop what it stands for.
 */
export function runAfterListeners(event: Event, act: () => void): void {
  let done = false;
  const finish = () => {
    if (done) return;
    done = true;
    window.removeEventListener(event.type, finish);
    if (!event.defaultPrevented) act();
  };
  window.addEventListener(event.type, finish);
  setTimeout(finish);
}
