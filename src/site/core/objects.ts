/** Returns whether a JSON value is an object, and not an array or `null`. */
export const isObject = (json: unknown): json is object =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Copies JSON deeply, without prototypes, because scripts may have extended `Object.prototype`. `replace` replaces each string. */
export function copyWithoutPrototypes<T>(data: T, replace = (text: string) => text): T {
  if (typeof data === 'string') return replace(data) as T;
  if (Array.isArray(data)) return data.map((item: unknown) => copyWithoutPrototypes(item, replace)) as T;
  if (!isObject(data)) return data;
  const copy = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of Object.entries(data)) copy[name] = copyWithoutPrototypes(value, replace);
  return copy as T;
}

/** Removes the prototype of an object, so that missing values, such as URLs, are never read from `Object.prototype`. */
export const withoutPrototype = <T extends object>(object: T): T => Object.setPrototypeOf(object, null) as T;
