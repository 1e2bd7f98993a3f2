/** Returns whether a JSON value is an object, and not an array or `null`. */
export const isObject = (json: unknown): json is object =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Returns a deep copy whose objects have no prototype. Page scripts may have added properties to `Object.prototype`. */
export function copyWithoutPrototypes<T>(data: T): T {
  if (Array.isArray(data)) return data.map((item: unknown) => copyWithoutPrototypes(item)) as T;
  if (typeof data !== 'object' || data === null || Object.getPrototypeOf(data) !== Object.prototype)
    return data;
  const copy = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of Object.entries(data)) copy[name] = copyWithoutPrototypes(value);
  return copy as T;
}

/** Removes the prototype of an object, so that missing values, such as URLs, are never read from `Object.prototype`. */
export const withoutPrototype = <T extends object>(object: T): T => Object.setPrototypeOf(object, null) as T;
