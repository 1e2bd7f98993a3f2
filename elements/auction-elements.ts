export * from './generated/tags.ts';
export type * from './generated/types/tagTypes.ts';
