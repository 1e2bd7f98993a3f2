import { expect } from '@open-wc/testing';
import { styleCache } from '../../../elements/core/styleSheets.ts';
import { formatTokensCss, formatTokensJson } from '../../../elements/codegen/tokens.ts';
import { breakpoints, media, colorPairs, sizes, spaceScale } from '../../../src/design/tokens.ts';

describe('design tokens', () => {
  it('has the specified values', () => {
    expect([...spaceScale]).to.deep.equal([2, 4, 8, 16, 24, 32, 48, 64, 128]);
    expect(breakpoints).to.deep.include({
      headerMobile: 1103,
      searchCompact: 1200,
      extraSmall: 768,
      small: 1023,
      medium: 1248,
      large: 1644,
    });
    expect(sizes.grid).to.deep.equal({ columns: 12, gap: 24, extraSmallColumns: 4, extraSmallGap: 16 });
    expect(sizes.contentMax).to.equal(1248);
    expect(sizes.header).to.deep.include({ row: 74, categoryRow: 50, mobileBar: 68.5, mobileMenu: 384 });
    expect(sizes.iconButton).to.deep.equal({ 20: 14, 34: 20, 42: 30, 54: 44 });
    expect(sizes.tooltip).to.deep.equal({ offset: 10, maxWidth: 282 });
    expect(sizes.control).to.deep.equal({ small: 32, normal: 40 });
    expect(sizes.popover).to.deep.equal({ zIndex: 15, mainOffset: 12, crossOffset: -8 });
    expect(sizes.calendar.cell).to.equal(40);
    expect(sizes.timeSegment.maxWidth).to.equal(75);
    expect(styleCache).to.equal(500);
  });

  it('is in tokens.css and tokens.json', () => {
    const css = formatTokensCss();
    for (const line of [
      '--auction-space-24: 24px;',
      '--auction-size-header-mobile-bar: 68.5px;',
      '--auction-size-popover-z-index: 15;',
      '--auction-breakpoint-medium: 1248px;',
      '--auction-duration-hover-open: 300ms;',
    ])
      expect(css).to.contain(line);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    const { style } = sheet.cssRules[0] as CSSStyleRule;
    expect(style.length).to.be.above(80);
    expect(JSON.parse(formatTokensJson())).to.have.nested.property('duration.mobileMenuClose', 150);
  });

  it('leaves no gap between the mobile and desktop breakpoints', () => {
    expect(media.mobile).to.equal('(max-width: 1103px), (max-width: 68.9375em)');
    expect(media.desktop).to.equal('(min-width: 1104px) and (min-width: 69em)');
  });
});

/** Relative luminance and contrast, as WCAG 2.2 defines them. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('colors', () => {
  const papers = ['paper', 'paper-tint', 'paper-hover'] as const;
  const pairs: (readonly [keyof typeof colorPairs, keyof typeof colorPairs, least: number])[] = [
    ...(['ink', 'ink-muted', 'accent', 'success', 'error'] as const).flatMap((text) =>
      papers.map((paper) => [text, paper, 4.5] as const),
    ),
    ['on-top', 'top', 4.5],
    ['on-top', 'top-hover', 4.5],
    ['on-top-muted', 'top', 4.5],
    ['top-accent', 'top', 4.5],
    ['top-error', 'top', 4.5],
    ['on-accent', 'accent', 4.5],
    ['on-accent', 'accent-hover', 4.5],
    ['on-top-accent', 'top-accent', 4.5],
    ['on-top-accent', 'top-accent-hover', 4.5],
    ['line-control', 'paper', 3],
    ['accent', 'paper', 3],
    ['top-accent', 'top', 3],
  ];
  for (const [index, scheme] of ['light', 'dark'].entries()) {
    for (const [text, surface, least] of pairs) {
      it(`shows ${text} on ${surface} with ${least}:1 in the ${scheme} scheme`, () => {
        expect(contrast(colorPairs[text][index]!, colorPairs[surface][index]!)).to.be.at.least(least);
      });
    }
  }
});
