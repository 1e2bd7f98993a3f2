export { createConfigJsonSchema } from './configJsonSchema.ts';
export { formatConfigTypes } from './configJsonSchema.ts';
export { frameworkTypes, svelteComponentTypes } from './frameworkTypes.ts';
export { createHtmlData } from './editorData.ts';
export { createManifest } from './manifest.ts';
export { formatHeaderPageCss, formatPageCss } from './pageCss.ts';
export {
  formatHyphenatedAttributes,
  formatReactComponents,
  formatSvelteComponents,
  formatVueComponents,
} from './tagComponents.ts';
export { formatTagExports, formatSiteAttributes, formatTagImporters } from './tagComponents.ts';
export { formatTagTypes } from './formatTagTypes.ts';
export { formatTokensCss, formatTokensJson } from './tokens.ts';
export { createWebTypes } from './editorData.ts';
export { createApi } from './api.ts';
