/** What components of any framework give an element its props by. */
export { FieldBinding, HostBinding } from './HostBinding.ts';
export { getHostProps } from './hostProps.ts';
export { isServer, loadTagOf, prerenderTag } from './prerenderTag.ts';
