import { colorPairs } from '../src/design/tokens.ts';
import { getDeclarations, createManifest } from '../elements/codegen/manifest.ts';
import { documented } from '../elements/codegen/tags.ts';
import { listTokens } from '../elements/codegen/tokens.ts';
import { finishPage } from './view/finishPage.ts';
import { layout, type Page } from './view/layout.ts';
import { llmsFullText, llmsText } from './llms.ts';
import { report } from './conformance/openacr.ts';
import { toYaml } from './conformance/toYaml.ts';
import { changelog } from './pages/changelog.ts';
import { configuration } from './pages/configuration.ts';
import { consent } from './pages/consent.ts';
import { conformance } from './pages/conformance.ts';
import { editor } from './pages/editor.ts';
import { deployment } from './pages/deployment.ts';
import { errors } from './pages/errors.ts';
import { angular } from './pages/frameworks/angular.ts';
import { astro } from './pages/frameworks/astro.ts';
import { frameworks } from './pages/frameworks/overview.ts';
import { react } from './pages/frameworks/react.ts';
import { solid } from './pages/frameworks/solid.ts';
import { svelte } from './pages/frameworks/svelte.ts';
import { vue } from './pages/frameworks/vue.ts';
import { inputs } from './pages/inputs.ts';
import { localization } from './pages/localisation.ts';
import { monitoring } from './pages/monitoring.ts';
import { prerender } from './pages/prerender.ts';
import { recipes } from './pages/recipes.ts';
import { screenReaders } from './pages/screenReaders.ts';
import { serverBundle } from './pages/serverBundle.ts';
import { serverJavascript } from './pages/serverJavascript.ts';
import { serverPages, servers } from './pages/servers.ts';
import { serverTemplates } from './pages/serverTemplates.ts';
import { start } from './pages/start.ts';
import { states } from './pages/states.ts';
import { usage } from './pages/usage.ts';
import { ways } from './pages/ways.ts';
import { migration } from './pages/migration.ts';
import { support } from './pages/support.ts';
import { theming } from './pages/theming.ts';
import { swaps } from './pages/swaps.ts';
import { testing } from './pages/testing.ts';
import { versions } from './pages/versions.ts';
import { warningsPage } from './pages/warnings.ts';
import { createSearchIndex } from './view/searchIndex.ts';
import { tagPage } from './view/tagPage.ts';
/** Creates the files of the docs, by path. The references are generated from the definitions of the elements. */
export async function docsSite(): Promise<ReadonlyMap<string, string>> {
  const all = createManifest();
  const tags = getDeclarations(all);
  const pages: Page[] = [
    start({ tags }),
    ways,
    usage,
    configuration,
    editor,
    migration,
    ...tags.map((declaration) => {
      const { docs } = documented.find(({ definition }) => definition.tag === declaration.tagName)!;
      return tagPage({ declaration, docs });
    }),
    inputs,
    errors,
    frameworks,
    react,
    vue,
    svelte,
    solid,
    astro,
    angular,
    prerender,
    serverTemplates,
    serverJavascript,
    serverBundle,
    servers,
    deployment,
    ...serverPages,
    theming({ colors: colorPairs, tokens: listTokens() }),
    localization,
    swaps,
    testing,
    recipes,
    consent,
    monitoring,
    warningsPage,
    states,
    support,
    conformance,
    screenReaders,
    versions,
    changelog,
  ];
  const finished = await Promise.all(
    pages.map(async (page) => finishPage(page, String(await layout(page, pages)))),
  );
  return new Map([
    ...pages.map(({ path }, index) => [path, finished[index]!.text] as const),
    ['search.json', createSearchIndex(finished.flatMap(({ entries }) => entries))],
    ['llms.txt', llmsText(all, pages)],
    ['llms-full.txt', llmsFullText(all)],
    ['openacr.yaml', toYaml(report)],
  ]);
}
