/** Whether JSON is an object: no list, not null. */
export const isObject = (json: unknown): json is object =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/**
 * Data as it is, with all plain objects in it without a prototype: what it does not say is then not looked up on `Object.prototype`, to which a
 * page's scripts may have added anything.
 */
export function ownOnly<T>(data: T): T {
  if (Array.isArray(data)) return data.map((each: unknown) => ownOnly(each)) as T;
  if (typeof data !== 'object' || data === null || Object.getPrototypeOf(data) !== Object.prototype)
    return data;
  const own = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of Object.entries(data)) own[name] = ownOnly(value);
  return own as T;
}

/** Removes the prototype of an object, so that `Object.prototype` supplies no values, such as URLs. */
export const withoutPrototype = <T extends object>(object: T): T => Object.setPrototypeOf(object, null) as T;
