import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { viewport } from '../../../support/act.ts';
import { mount, unmountAll } from '../../../support/mount.ts';

describe('auction-grid', () => {
  afterEach(async () => {
    await unmountAll();
    await viewport(1440, 900);
  });

  const columnsAt = async (width: number) => {
    await viewport(width);
    const element = await mount(
      '<auction-grid><div style="--auction-grid-span: 3; --auction-grid-span-extra-small: 2">a</div><div>b</div></auction-grid>',
    );
    const {
      gridTemplateColumns,
      columnGap,
      width: across,
    } = getComputedStyle(element.shadowRoot!.querySelector('[part=grid]')!);
    const [first, second] = element.children;
    return {
      columns: gridTemplateColumns.split(' ').length,
      gap: columnGap,
      across: parseFloat(across),
      first: first!.getBoundingClientRect().width,
      second: second!.getBoundingClientRect().width,
    };
  };

  it('has 12 columns with a gap of 24 px, and is at most 1,248 px wide', async () => {
    const { columns, gap, across, first, second } = await columnsAt(1440);
    expect([columns, gap, across]).to.deep.equal([12, '24px', 1248]);
    expect(first).to.be.closeTo((1248 - 11 * 24) / 4 + 2 * 24, 0.5);
    expect(second).to.equal(1248);
  });

  it('has 12 columns at 769 px', async () => {
    expect((await columnsAt(769)).columns).to.equal(12);
  });

  it('has 4 columns with a gap of 16 px at extra-small widths', async () => {
    const { columns, gap, across, first } = await columnsAt(768);
    expect([columns, gap]).to.deep.equal([4, '16px']);
    expect(first).to.be.closeTo((across - 16) / 2, 0.5);
  });
});
