/** What components of any framework give an element its props by. */
export { FieldBinding } from './HostBinding.ts';
export { HostBinding } from './HostBinding.ts';
export { getHostProps } from './hostProps.ts';
export { loadTagOf } from './prerenderTag.ts';
export { isServer, prerenderTag } from './prerenderTag.ts';
