export * from './generated/tags.ts';
export type * from './generated/tagTypes.ts';
