import { expect } from '@open-wc/testing';
import '../../../elements/auction-elements.ts';
import { allTexts } from '../../../src/site/languages/allLanguages.ts';
import { headerMessages } from '../../../src/site/messages/headerMessages.ts';
import { parkPointer, press, viewport } from '../../support/act.ts';
import { settled, until } from '../../support/clock.ts';
import { queryRole } from '../../support/find.ts';
import { mount } from '../../support/mount.ts';
import { textOutOfSight } from '../../support/textOutOfSight.mjs';
import { findLayoutErrors } from './overflow/boxes.ts';
import { measured } from './overflow/overflowFixture.ts';

const widths = [1440, 1200, 1104, 390, 320];

const finnish = {
  browse: 'Selaa huutokauppoja',
  about: 'Tietoa huutokaupoista',
  watchlist: 'Seurattavat kohteet',
  signIn: 'Kirjaudu sisään',
  account: 'Oma {product}',
  accountMenu: 'Käyttäjätilini',
  search: 'Etsi kohteita',
  searchPlaceholder: 'Etsi kohteita, valmistajia ja paikkakuntia',
  openMenu: 'Avaa valikko',
};
const finnishConfig = {
  productName: 'Pohjois-Suomen Huutokauppakamari',
  categories:
    'Rakennuskoneet,Maatalouskoneet,Hyötyajoneuvot,Teollisuuslaitteet,Henkilöautot,Kuolinpesät,Keräilykolikot,Jalokivikorut,Metsästysaseet,Taide ja antiikkiesineet,Sekalaiset'
      .split(',')
      .map((label) => ({ label, href: `/${label}` })),
};

const languages = [
  { code: 'en', texts: headerMessages, attributes: '' },
  ...Object.entries(allTexts).map(([code, texts]) => ({ code, texts, attributes: '' })),
  {
    code: 'fi',
    texts: finnish,
    attributes: `messages='${JSON.stringify(finnish)}' config='${JSON.stringify(finnishConfig)}'`,
  },
];

describe('auction-header: languages', () => {
  before(() => document.body.style.setProperty('margin', '0'));
  // The pointer is where the menu button was, and would open a menu of the next header.
  beforeEach(parkPointer);
  after(() => document.body.style.removeProperty('margin'));

  for (const { code, texts, attributes } of languages)
    for (const session of ['visitor', 'bidder'])
      it(`fits in ${code}, for a ${session}`, async () => {
        await viewport(widths[0]!, 800);
        const header = await mount(
          `<auction-header lang="${code}" session="${session}" watchlist-count="1200" ${attributes}></auction-header>`,
        );
        await until(() => queryRole(header, 'button', texts.browse), 'the texts');
        for (const width of widths) {
          await viewport(width, 800);
          await settled();
          await measured(header);
          await until(
            () => findLayoutErrors(header).length === 0,
            `${findLayoutErrors(header).join()} at ${width} px`,
          );
          expect(textOutOfSight(), `${width}`).to.deep.equal([]);
        }
        await press(await until(() => queryRole(header, 'button', texts.openMenu), 'the menu button'));
        await until(() => queryRole(header, 'dialog'), 'the menu');
        await settled();
        expect(textOutOfSight(), 'the mobile menu').to.deep.equal([]);
      });
});
