export { configJsonSchema } from './configJsonSchema.ts';
export { frameworkTypes } from './frameworkTypes.ts';
export { htmlData } from './htmlData.ts';
export { manifest } from './manifest.ts';
export { reserveCss } from './reserveCss.ts';
export { formatTagExports, formatTagImporters } from './tagModules.ts';
export { tagTypes } from './tagTypes.ts';
export { tokensCss, tokensJson } from './tokens.ts';
export { webTypes } from './webTypes.ts';
