/** Adds a query parameter in front of the fragment, whatever the address already has. */
export function addParameter(address: string, name: string, value: string): string {
  const [path = '', fragment] = address.split('#', 2);
  const joined = `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}
