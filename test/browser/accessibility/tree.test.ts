import { expect } from '@open-wc/testing';
import {
  executeServerCommand,
  getSnapshot,
  getSnapshotConfig,
  saveSnapshot,
} from '@web/test-runner-commands';
import '../../../elements/auction-elements.ts';
import { keys, press, parkPointer, type, viewport } from '../../support/act.ts';
import { settled, until } from '../../support/clock.ts';
import { allByRole, byRole, queryRole } from '../../support/find.ts';
import { mount } from '../../support/mount.ts';
import { createTestServer } from '../../support/testServer.ts';

/**
 * Compares the accessibility tree of each element with a snapshot. To update the snapshots, run `npm test --
 * test/browser/accessibility --update-snapshots`, then review the differences.
 */
async function expectTree(name: string, { from = '' } = {}): Promise<void> {
  await settled();
  const lines = await executeServerCommand<string, undefined>('accessibility-tree');
  const tree = withNext(lines, from).replace(`© ${new Date().getFullYear()}`, '© (this year)');
  const { updateSnapshots } = (await getSnapshotConfig()) as { updateSnapshots: boolean };
  if (updateSnapshots) return saveSnapshot({ name, content: `\n${tree}\n` });
  expect(`\n${tree}\n`).to.equal(await getSnapshot({ name }));
}

/** Returns the subtree whose first line begins with `start`, and its following siblings. */
function withNext(tree: string, start: string): string {
  const lines = tree.split('\n');
  const first = lines.findIndex((line) => line.trimStart().startsWith(start));
  expect(first, start).not.to.equal(-1);
  const depth = lines[first]!.search(/\S/);
  const rest = lines.slice(first);
  const end = rest.findIndex((line) => line.search(/\S/) < depth);
  return (end === -1 ? rest : rest.slice(0, end)).map((line) => line.slice(depth)).join('\n');
}

const suggestions = '/catalog/catalog-browser/api/category/suggestions';

describe('accessibility tree', () => {
  const desktop = () => viewport(1440, 900);
  const phone = () => viewport(390, 800);
  beforeEach(async () => {
    await desktop();
    await parkPointer();
  });

  describe('auction-header', () => {
    for (const session of ['visitor', 'bidder'])
      it(`exposes the header of a ${session}`, async () => {
        await mount(`<auction-header session="${session}"></auction-header>`);
        await expectTree(`header of a ${session}`);
      });

    for (const name of ['Coins', 'Browse By', 'Account'])
      it(`exposes the header with ${name} open`, async () => {
        const header = await mount('<auction-header session="bidder"></auction-header>');
        await press(byRole(header, 'button', name));
        await until(() => queryRole(header, 'group'), 'the panel');
        await expectTree(`header, ${name} open`, { from: `button “${name}”` });
      });

    it('exposes suggestions with an active option', async () => {
      const server = createTestServer();
      const rows = [
        { name: 'Tractors', count: 3, path: '/t' },
        { name: 'Compact Tractors', count: 1200, path: '/c' },
      ];
      await server.answerJson(suggestions, { data: rows });
      const header = await mount(
        `<auction-header base-url="${server.base}" locale="en-US"></auction-header>`,
      );
      byRole(header, 'combobox').focus();
      await type('tract');
      await until(() => allByRole(header, 'option').length > 0, 'suggestions');
      await keys('ArrowDown');
      await expectTree('header, suggestions', { from: 'combobox' });
    });

    it('exposes the mobile bar', async () => {
      await phone();
      await mount('<auction-header session="bidder"></auction-header>');
      await expectTree('header on a phone');
    });

    it('exposes the mobile menu and one of its views', async () => {
      await phone();
      const header = await mount('<auction-header session="bidder"></auction-header>');
      await press(byRole(header, 'button', 'Open menu'));
      const dialog = await until(() => queryRole(header, 'dialog'), 'the menu');
      await expectTree('header on a phone, menu open');
      await press(byRole(dialog, 'button', 'Coins'));
      await expectTree('header on a phone, a group open');
    });
  });

  describe('auction-footer', () => {
    it('exposes the whole footer', async () => {
      await mount('<auction-footer></auction-footer>');
      await expectTree('footer');
    });

    it('exposes an invalid email address', async () => {
      const newsletter = await mount('<auction-newsletter></auction-newsletter>');
      await press(byRole(newsletter, 'textbox'));
      await type('ada@');
      await keys('Enter');
      await until(() => byRole(newsletter, 'status').textContent, 'the message');
      await expectTree('newsletter, wrong address');
    });
  });

  describe('form controls and overlays', () => {
    const day = 'value="2031-05-20" locale="en-US"';
    const controls: Record<string, string> = {
      'text input':
        '<label>Lot <auction-text-input clearable character-limit="20" value="7"></auction-text-input></label>',
      'text input, required and wrong':
        '<auction-text-input aria-label="Lot" required error></auction-text-input>',
      'password input':
        '<label>Password <auction-text-input type="password" value="secret"></auction-text-input></label>',
      'disabled input': '<auction-text-input aria-label="Lot" disabled></auction-text-input>',
      'form field':
        '<auction-form-field label="Maker" help="As on the plate"><auction-text-input></auction-text-input></auction-form-field>',
      'form field, wrong':
        '<auction-form-field label="Maker" error error-text="Who made it?"><auction-text-input></auction-text-input></auction-form-field>',
      'text input, refused by a server':
        '<auction-text-input aria-label="Lot" value="7" error-text="Lot 7 is sold"></auction-text-input>',
      'form field around radio buttons':
        '<auction-form-field label="Transport" help="In May"><div><label><input type="radio" name="by"> Van</label><label><input type="radio" name="by"> Ship</label></div></auction-form-field>',
      'error summary':
        '<auction-error-summary><ul><li><a href="#lot">Lot 7 is sold</a></li></ul></auction-error-summary>',
      buttons:
        '<auction-button>Bid</auction-button><auction-button disabled>Bid</auction-button><auction-button loading>Bid</auction-button>',
      'icon button': '<auction-icon-button icon="close" label="Close"></auction-icon-button>',
      tooltip: '<auction-tooltip text="Ends at noon"><button>Ends</button></auction-tooltip>',
      popover: '<auction-popover><button slot="trigger">More</button>Inside</auction-popover>',
      'popover with a name':
        '<auction-popover label="Fees"><button slot="trigger">Fees</button>12 %</auction-popover>',
      grid: '<auction-grid><p>One</p><p>Two</p></auction-grid>',
      search: '<auction-search></auction-search>',
      'date input': `<auction-date-input label="Day" ${day}></auction-date-input>`,
      'date input, required and wrong':
        '<auction-date-input label="Day" required error error-text="The sale is over" locale="en-US"></auction-date-input>',
      'time input': '<auction-time-input label="Time" value="21:30" locale="en-US"></auction-time-input>',
      'date picker': `<auction-date-picker aria-label="Day" ${day}></auction-date-picker>`,
      'time picker':
        '<auction-time-picker aria-label="Time" value="21:30" locale="en-US"></auction-time-picker>',
    };
    for (const [name, markup] of Object.entries(controls))
      it(`exposes a ${name}`, async () => {
        await mount(markup);
        await expectTree(name);
      });

    for (const [name, markup] of [
      [
        'calendar',
        `<auction-date-input label="Day" min="2031-05-10" max="2031-05-24" ${day}></auction-date-input>`,
      ],
      ['time panel', controls['time input']!],
    ] as const)
      it(`exposes an open ${name}`, async () => {
        const input = await mount(markup);
        await press(byRole(input, 'button'));
        await until(() => queryRole(input, 'dialog'), 'the panel');
        await parkPointer();
        await expectTree(`${name}, open`);
      });

    for (const name of ['popover', 'popover with a name'])
      it(`exposes an open ${name}`, async () => {
        await mount(controls[name]!);
        await press(document.querySelector('[slot=trigger]')!);
        await expectTree(`${name}, open`);
      });

    it('exposes a visible tooltip', async () => {
      await mount(controls['tooltip']!);
      await keys('Tab');
      await expectTree('tooltip, shown');
    });
  });
});
