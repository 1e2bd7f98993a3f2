/** Returns the name of a list's row for buttons and announcements. */
export function getRowName(value: unknown, noun: string, index: number): string {
  const { label } = Object(value) as { label?: unknown };
  return typeof label === 'string' && label.trim() !== '' ? `“${label.trim()}”` : `${noun} ${index + 1}`;
}
