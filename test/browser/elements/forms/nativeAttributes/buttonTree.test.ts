import { expect } from '@open-wc/testing';
import { getNodes, render, unmountAll } from './fixture.ts';

const roles = ['button', 'link', 'ToggleButton', 'PopUpButton', 'switch'];

/** The attributes that describe a button or a link. */
const cases = [
  '',
  'aria-label="Place a bid"',
  'aria-labelledby="one two"',
  'aria-labelledby="nobody" aria-label="Place a bid"',
  'title="What it is for"',
  'aria-description="In dollars"',
  'aria-describedby="one two"',
  'aria-describedby="one" aria-description="In dollars"',
  'aria-details="one"',
  'aria-errormessage="one" aria-invalid="true"',
  'aria-controls="panel"',
  'aria-flowto="two"',
  'aria-expanded="false"',
  'aria-expanded="true"',
  'aria-haspopup="dialog"',
  'aria-haspopup="menu"',
  'aria-pressed="true"',
  'aria-pressed="mixed"',
  'aria-current="step"',
  'aria-keyshortcuts="Alt+B"',
  'aria-roledescription="bid"',
  'aria-busy="true"',
  'aria-disabled="true"',
  'aria-live="polite" aria-atomic="true"',
  'popovertarget="panel"',
  'popovertarget="panel" popovertargetaction="hide"',
  'popovertarget="nobody"',
  'command="toggle-popover" commandfor="panel"',
  'disabled',
];
const linkCases = [
  'href="/lots"',
  'href="/lots" aria-current="page" aria-describedby="one"',
  'href="/lots" aria-label="All lots"',
  'href="#one" title="Words"',
];

for (const [tag, own, text] of [
  ['auction-button', '', 'Bid'],
  ['auction-icon-button', 'label="Bid" icon="check"', ''],
] as const)
  describe(`accessibility tree of ${tag}`, () => {
    for (const [twin, list] of [
      ['button', cases],
      ['a', linkCases],
    ] as const)
      for (const attributes of list)
        it(`matches the native element with ${attributes || 'nothing'}`, async () => {
          const compare = async (isNative: boolean) => {
            if (!isNative) await render(tag, `${own} ${attributes}`, text);
            // An icon button is named by its label, and text takes precedence over a title.
            else if (own && !/aria-label/.test(attributes))
              await render(twin, `aria-label="Bid" ${attributes}`);
            else await render(twin, attributes, 'Bid');
            return (await getNodes(roles)).map((node) => ({
              ...node,
              properties: { ...node.properties, url: '' },
            }));
          };
          const native = await compare(true);
          await unmountAll();
          expect(await compare(false)).to.deep.equal(native);
          expect(native.filter(({ role }) => role !== 'none')).to.have.length(1);
        });
  });
