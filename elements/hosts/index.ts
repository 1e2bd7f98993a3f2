/** Helpers for the components of all frameworks. */
export { FieldBinding, HostBinding } from './HostBinding.ts';
export { getHostProps } from './hostProps.ts';
export { isServer, loadElementDefinition, prerenderTag } from './prerenderTag.ts';
