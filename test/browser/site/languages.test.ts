import { expect } from '@open-wc/testing';
import ar from '../../../docs/messages/ar.json';
import es from '../../../docs/messages/es.json';
import fr from '../../../docs/messages/fr.json';
import { controlMessages } from '../../../src/controls/controlMessages.ts';
import { english, type SiteLanguage } from '../../../src/site/core/siteLanguage.ts';
import { isValidMessage, type PluralMessage, type MessageTable } from '../../../src/site/core/texts.ts';
import { allTexts, getLanguage } from '../../../src/site/languages/allLanguages.ts';
import { loadLanguage } from '../../../src/site/languages/loadLanguage.ts';
import { siteMessages } from '../../../src/site/messages/siteMessages.ts';

const placesOf = (text: unknown): string[] => (JSON.stringify(text).match(/\{\w+\}/g) ?? []).sort();

/** Returns the plural categories of the numbers below 1,000 in a language. */
const getCategories = (code: string): string[] => {
  const rules = new Intl.PluralRules(code);
  return [...new Set(Array.from({ length: 1000 }, (_, number) => rules.select(number)))].sort();
};

const siteLanguages = [
  ...Object.entries(allTexts).map(([code, texts]) => [code, 'site', texts, siteMessages] as const),
  ['en', 'site', siteMessages, siteMessages] as const,
  ...Object.entries({ ar, es, fr }).map(
    ([code, { controls }]) => [code, 'controls', controls, controlMessages] as const,
  ),
];

for (const [code, part, language, defaults] of siteLanguages)
  describe(`messages of the ${part} in ${code}`, () => {
    const texts: Record<string, unknown> = language;
    const known: MessageTable = defaults;

    it('is complete', () => {
      expect(Object.keys(texts).sort()).to.deep.equal(Object.keys(known).sort());
    });

    it('has the same placeholders as English, and all plural forms', () => {
      for (const [key, text] of Object.entries(texts)) {
        expect(isValidMessage(known, key, text), key).to.equal(true);
        if (typeof text === 'string') {
          expect(text.trim(), key).not.to.equal('');
          expect(placesOf(text), key).to.deep.equal(placesOf(known[key]));
        } else expect(Object.keys(text as PluralMessage), key).to.include.members(getCategories(code));
      }
    });
  });

describe('language of the messages', () => {
  const found = [
    ['de', 'de'],
    ['de-CH', 'de'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['zh', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh-TW', 'en'],
    ['ar-EG', 'ar'],
    ['fi', 'en'],
    ['no such language', 'en'],
    ['constructor', 'en'],
  ] as const;
  for (const [tag, code] of found)
    it(`is ${code} for ${tag}, in pages and on servers`, async () => {
      const loaded: SiteLanguage = await loadLanguage(tag);
      expect(loaded.code).to.equal(code);
      expect(loaded).to.deep.equal(getLanguage(tag));
      if (code === 'en') expect(loaded).to.equal(english);
      expect(await loadLanguage(tag)).to.equal(loaded);
    });

  it('is available in the twelve languages', () => {
    expect(['en', ...Object.keys(allTexts)].sort()).to.deep.equal(
      ['ar', 'de', 'en', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt-BR', 'sv', 'zh-Hans'].sort(),
    );
  });
});
