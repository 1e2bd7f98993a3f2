/**
 * Adds a User Timing measure from the start of the page until now, `auction-header: visible` for instance, once for each tag. DevTools shows
 * it in a track of its own.
 */
export function addMeasure(tag: string, event: 'visible' | 'hydrated'): void {
  const name = `${tag}: ${event}`;
  if (performance.getEntriesByName(name).length === 0)
    performance.measure(name, {
      start: 0,
      detail: { devtools: { dataType: 'track-entry', track: 'auction-elements' } },
    });
}
