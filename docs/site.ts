import { colorPairs } from '../src/design/tokens.ts';
import { getDeclarations, createManifest } from '../elements/codegen/manifest.ts';
import { documented } from '../elements/codegen/tags.ts';
import { listTokens } from '../elements/codegen/tokens.ts';
import { finishPage } from './view/finishPage.ts';
import { layout, type Page } from './view/layout.ts';
import { llmsFullText, llmsText } from './llms.ts';
import { report } from './conformance/openacr.ts';
import { toYaml } from './conformance/toYaml.ts';
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
import { type Language, localisation } from './pages/localisation.ts';
import { prerender } from './pages/prerender.ts';
import { recipes } from './pages/recipes.ts';
import { servers } from './pages/servers.ts';
import { start } from './pages/start.ts';
import { usage } from './pages/usage.ts';
import { ways } from './pages/ways.ts';
import { migration } from './pages/migration.ts';
import { support } from './pages/support.ts';
import { theming } from './pages/theming.ts';
import { swaps } from './pages/swaps.ts';
import { testing } from './pages/testing.ts';
import { warningsPage } from './pages/warnings.ts';
import { createSearchIndex } from './view/searchIndex.ts';
import { tagPage } from './view/tagPage.ts';
import ar from './messages/ar.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };

const languages: readonly Language[] = [
  { code: 'es', name: 'Spanish', direction: 'ltr', ...es },
  { code: 'fr', name: 'French', direction: 'ltr', ...fr },
  { code: 'ar', name: 'Arabic', direction: 'rtl', ...ar },
];

/** The docs as files: text by path. All that can be known from the definitions comes from them. */
export async function docsSite(): Promise<ReadonlyMap<string, string>> {
  const all = createManifest();
  const tags = getDeclarations(all);
  const pages: Page[] = [
    start({ tags }),
    usage,
    ways,
    editor,
    migration,
    ...tags.map((declaration) => {
      const { docs } = documented.find(({ definition }) => definition.tag === declaration.tagName)!;
      return tagPage({ declaration, docs });
    }),
    theming({ colors: colorPairs, tokens: listTokens() }),
    frameworks,
    react,
    vue,
    svelte,
    solid,
    astro,
    angular,
    inputs,
    prerender,
    servers,
    deployment,
    swaps,
    testing,
    errors,
    recipes,
    localisation(languages),
    warningsPage,
    support,
    conformance,
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
