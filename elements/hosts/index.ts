/** What components of any framework give an element its props by. */
export { FieldBinding } from './FieldBinding.ts';
export { HostBinding } from './HostBinding.ts';
export { getHostProps } from './hostProps.ts';
export { loadTagOf } from './loadTagOf.ts';
export { isServer, prerenderTag } from './prerenderTag.ts';
