import { readFileSync } from 'node:fs';
import type { Package } from 'custom-elements-manifest';
import { colorPairs } from '../src/design/colors.ts';
import { declarationsOf, documented } from '../elements/written/manifest.ts';
import { tokensCss } from '../elements/written/tokens.ts';
import { layout, type Page } from './layout.ts';
import { llmsText } from './llms.ts';
import { frameworks } from './pages/frameworks.ts';
import { type Language, localisation } from './pages/localisation.ts';
import { prerender } from './pages/prerender.ts';
import { recipes } from './pages/recipes.ts';
import { start } from './pages/start.ts';
import { support } from './pages/support.ts';
import { theming } from './pages/theming.ts';
import { tagPage } from './tagPage.ts';

const languages = [
  { code: 'es', name: 'Spanish', direction: 'ltr' },
  { code: 'fr', name: 'French', direction: 'ltr' },
  { code: 'ar', name: 'Arabic', direction: 'rtl' },
] as const;

/** The docs as files: text by path. All that can be known from the definitions comes from them. */
export async function docsSite(manifest: Package, folder: string): Promise<ReadonlyMap<string, string>> {
  const tags = declarationsOf(manifest);
  const pages: Page[] = [
    start({ tags }),
    ...tags.map((declaration) => {
      const { docs } = documented.find(({ definition }) => definition.tag === declaration.tagName)!;
      return tagPage({ declaration, docs });
    }),
    theming({ colors: colorPairs, css: tokensCss() }),
    frameworks,
    prerender,
    recipes,
    localisation(languages.map((language) => ({ ...language, ...messagesOf(folder, language.code) }))),
    support,
  ];
  const texts = await Promise.all(
    pages.map(async (page) => [page.path, String(await layout(page, pages))] as const),
  );
  return new Map([...texts, ['llms.txt', llmsText(manifest)]]);
}

const messagesOf = (folder: string, code: string) =>
  JSON.parse(readFileSync(`${folder}messages/${code}.json`, 'utf8')) as Pick<Language, 'site' | 'controls'>;
