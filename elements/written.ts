export { configJsonSchema } from './configJsonSchema.ts';
export { manifest } from './manifest.ts';
export { tokensCss, tokensJson } from './tokens.ts';
