export { configJsonSchema } from './configJsonSchema.ts';
export { manifest } from './manifest.ts';
export { reserveCss } from './reserveCss.ts';
export { tokensCss, tokensJson } from './tokens.ts';
