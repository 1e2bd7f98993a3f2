/** Formats objects, lists, strings, and booleans as YAML. Writes strings as JSON, which is valid YAML. */
export function toYaml(value: unknown, indent = ''): string {
  if (Array.isArray(value))
    return value.map((each) => `${indent}- ${toYaml(each, `${indent}  `).trimStart()}`).join('');
  if (typeof value !== 'object' || value === null) return `${indent}${JSON.stringify(value)}\n`;
  return Object.entries(value)
    .map(([key, each]) =>
      typeof each === 'object'
        ? `${indent}${key}:\n${toYaml(each, `${indent}  `)}`
        : `${indent}${key}: ${JSON.stringify(each)}\n`,
    )
    .join('');
}
