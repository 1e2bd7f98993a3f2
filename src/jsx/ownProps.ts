/**
 * React looks up `ref`, `is`, `onClick` and more on props whether they have them or not: a page's script that adds such a name to
 * `Object.prototype` would reach every element. React calls `hasOwnProperty` of props, which is all that they inherit here.
 */
function OwnProps(this: object, props: object) {
  Object.assign(this, props);
}
OwnProps.prototype = Object.create(
  null,
  Object.assign(Object.create(null), {
    hasOwnProperty: Object.assign(Object.create(null), { value: Object.prototype.hasOwnProperty }),
  }),
);

export const ownProps = <P extends object>(props: P): P =>
  new (OwnProps as unknown as new (props: P) => P)(props);
