const inherited: object = Object.create(
  null,
  Object.assign(Object.create(null), {
    hasOwnProperty: Object.assign(Object.create(null), { value: Object.prototype.hasOwnProperty }),
  }),
);

/**
 * React looks up `ref`, `is`, `onClick` and more on props whether they have them or not: a page's script that adds such a name to
 * `Object.prototype` would reach every element. React calls `hasOwnProperty` of props, which is all that they inherit here. Changes the
 * object: a changed prototype keeps it small; what is assigned to a new object property by property V8 keeps as a hash table.
 */
export const ownProps = <P extends object>(props: P): P => Object.setPrototypeOf(props, inherited) as P;
