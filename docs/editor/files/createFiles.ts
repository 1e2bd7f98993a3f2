import { formatCommand, partials } from '../../../elements/server/partials.ts';
import type { ScriptFiles } from '../../../elements/server/formatSiteScript.ts';
import { createSite, formatSiteScript } from '../../../elements/server/server.ts';
import { templateLanguages } from '../../../elements/server/templates/templateLanguages.ts';
import type { SiteDocument } from '../state/siteDocument.ts';
import { formatThemeCss } from '../theme/themeCss.ts';
import { formatJson } from './formatJson.ts';
import { formatZipReadme } from './formatZipReadme.ts';
import { getAttributes, hasEntries } from './pasteLines.ts';

/** The content of `library.json`, which the build of the docs creates next to the editor. */
export interface Library {
  cssName: string;
  /** The code of the site's script. */
  code: string;
  files: ScriptFiles;
  /** The files that pages load, in the docs' `lib` folder. */
  library: readonly string[];
}

/** Returns the files of a site by path. Uses the same functions as `auction-elements render` and `auction-elements bundle`. */
export function createFiles(document: SiteDocument, { cssName, code, files }: Library): Map<string, string> {
  const { config, language, logo, basePath, template, messages, theme } = document;
  const attributes = getAttributes(document);
  const given = Object.entries(attributes).flatMap(([name, value]) => ['--attribute', `${name}=${value}`]);
  const cssPath = `${basePath}/`;
  const renderCommand = formatCommand([
    'render',
    '--config',
    'site.json',
    '--out',
    'partials',
    ...given,
    ...(basePath === '' ? [] : ['--css-path', cssPath]),
    ...(template === '' ? [] : ['--template', template]),
  ]);
  const script = 'auction-elements/auction-site.js';
  const bundleCommand = formatCommand(['bundle', '--config', 'site.json', '--out', script]);
  const rendered = partials({
    config,
    attributes,
    cssName,
    command: renderCommand,
    styles: 'link',
    cssPath,
    language: templateLanguages.get(template),
    year: undefined,
    returnAddress: undefined,
    searchedTerm: undefined,
    nonce: undefined,
  });
  const site = createSite(config);
  return new Map([
    ['README.md', formatZipReadme({ site: document, renderCommand, bundleCommand, cssName })],
    ['site.json', formatJson(config)],
    ['settings.json', formatJson({ language, logo, basePath, template })],
    ...(hasEntries(messages) ? [['messages.json', formatJson(messages)] as const] : []),
    ['theme.css', formatThemeCss(theme)],
    ...[...rendered].map(([name, text]) => [`partials/${name}`, text] as const),
    [script, formatSiteScript({ code, site, files, folder: './' })],
  ]);
}
