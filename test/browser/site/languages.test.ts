import { expect } from '@open-wc/testing';
import { controlMessages } from '../../../src/controls/controlLanguage.ts';
import { english, type SiteLanguage } from '../../../src/site/core/siteLanguage.ts';
import { isValidMessage, type PluralMessage, type MessageTable } from '../../../src/site/core/texts.ts';
import { allLabels, allTexts, getLanguage } from '../../../src/site/languages/allLanguages.ts';
import { loadLanguage } from '../../../src/site/languages/loadLanguage.ts';
import { builtInFooter } from '../../../src/site/footer/footerLinks.ts';
import { siteMessages } from '../../../src/site/messages/siteMessages.ts';
import { maxLength } from '../../../src/header/shell/CategoryBar.tsx';
import { builtInHeader, categoryLabels } from '../../../src/site/navigation/navigation.ts';

const placesOf = (text: unknown): string[] => (JSON.stringify(text).match(/\{\w+\}/g) ?? []).sort();

/** Returns the plural categories of the numbers below 1,000 in a language. */
const getCategories = (code: string): string[] => {
  const rules = new Intl.PluralRules(code);
  return [...new Set(Array.from({ length: 1000 }, (_, number) => rules.select(number)))].sort();
};

const defaults: MessageTable = { ...siteMessages, ...controlMessages };

for (const [code, language] of Object.entries<object>({ ...allTexts, en: defaults }))
  describe(`messages in ${code}`, () => {
    const texts = Object.entries(language);

    it('is complete', () => {
      expect(Object.keys(language).sort()).to.deep.equal(Object.keys(defaults).sort());
    });

    it('has the same placeholders as English, and all plural forms', () => {
      for (const [key, text] of texts) {
        expect(isValidMessage(defaults, key, text), key).to.equal(true);
        if (typeof text === 'string') {
          expect(text.trim(), key).not.to.equal('');
          expect(placesOf(text), key).to.deep.equal(placesOf(defaults[key]));
        } else expect(Object.keys(text as PluralMessage), key).to.include.members(getCategories(code));
      }
    });
  });

/** Returns the labels in a list of links, groups, or categories. */
const getLabels = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => (key === 'label' ? [each as string] : getLabels(each)))
    : [];

for (const [code, labels] of Object.entries(allLabels))
  describe(`labels in ${code}`, () => {
    it('has a translation of each built-in label', () => {
      const builtIn = new Set(getLabels([builtInHeader, builtInFooter]));
      expect(builtIn.size).to.be.greaterThan(300);
      expect(Object.keys(labels).sort()).to.deep.equal([...builtIn].sort());
      for (const [label, text] of Object.entries(labels)) expect(text.trim(), label).not.to.equal('');
    });

    it('has categories that fit in the category bar at the usual font size', () => {
      const text = categoryLabels.map((label) => labels[label]).join('');
      expect(text.length).to.be.at.most(maxLength);
    });

    it('has different translations of different labels', () => {
      const texts = Object.values(labels);
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).to.deep.equal([]);
    });
  });

it('has one message per name, because a language has one table', () => {
  expect(Object.keys(controlMessages).filter((name) => name in siteMessages)).to.deep.equal([]);
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
      const loaded: SiteLanguage = await loadLanguage(tag, true);
      expect(loaded.code).to.equal(code);
      expect(loaded).to.deep.equal(getLanguage(tag));
      if (code === 'en') expect(loaded).to.equal(english);
      expect((await loadLanguage(tag)).labels).to.equal(undefined);
    });

  it('is available in the twelve languages', () => {
    const codes = ['ar', 'de', 'en', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt-BR', 'sv', 'zh-Hans'].sort();
    for (const table of [allTexts, allLabels])
      expect(['en', ...Object.keys(table)].sort()).to.deep.equal(codes);
  });
});
