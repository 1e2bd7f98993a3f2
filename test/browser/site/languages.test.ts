import { expect } from '@open-wc/testing';
import ar from '../../../docs/messages/ar.json';
import es from '../../../docs/messages/es.json';
import fr from '../../../docs/messages/fr.json';
import { controlMessages } from '../../../src/controls/controlMessages.ts';
import { fits, type Texts } from '../../../src/site/core/texts.ts';
import { siteMessages } from '../../../src/site/messages/siteMessages.ts';

const placesOf = (text: unknown): string[] => (JSON.stringify(text).match(/\{\w+\}/g) ?? []).sort();

for (const [name, language] of Object.entries({ ar, es, fr }))
  describe(`the texts in ${name}`, () => {
    for (const [part, defaults] of [
      ['site', siteMessages],
      ['controls', controlMessages],
    ] as const) {
      const texts: Record<string, unknown> = language[part];
      const known: Texts = defaults;

      it(`are complete: ${part}`, () => {
        expect(Object.keys(texts).sort()).to.deep.equal(Object.keys(known).sort());
      });

      it(`fit their places: ${part}`, () => {
        for (const [key, text] of Object.entries(texts)) {
          expect(fits(known, key, text), key).to.equal(true);
          if (typeof text === 'string') expect(placesOf(text), key).to.deep.equal(placesOf(known[key]));
        }
      });
    }
  });
