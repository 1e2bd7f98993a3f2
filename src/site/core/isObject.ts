/** Whether JSON is an object: no list, not null. */
export const isObject = (json: unknown): json is object =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
