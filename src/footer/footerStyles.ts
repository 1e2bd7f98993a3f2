import { styled } from 'styled-components';
import { media, color, sizes, space, scaled, font } from '../design/tokens.ts';
import { focusRing, resetList } from '../design/sharedStyles.ts';
import { linkGroupsRules, socialLinksRules } from './linkGroupsStyles.ts';

const { columns, gap, extraSmallColumns, extraSmallGap } = sizes.grid;

export const FooterFrame = styled.footer`
  box-sizing: border-box;
  background: ${color('top')};
  color: ${color('on-top')};
  font: ${font(14)};
  text-align: start;

  > .content {
    box-sizing: border-box;
    max-inline-size: calc(${scaled(sizes.contentMax)} + ${2 * gap}px);
    margin-inline: auto;
    padding: ${space(48)} ${space(24)} ${space(24)};
  }

  .grid {
    display: grid;
    grid-template-columns: repeat(${columns}, minmax(0, 1fr));
    gap: ${space(48)} ${gap}px;
  }

  .connect {
    grid-column: span 4;
    display: grid;
    gap: ${space(24)};
    align-content: start;
  }

  h2 {
    margin: 0 0 ${space(16)};
    font: ${font(16, 'bold')};
  }

  ul {
    ${resetList}
  }

  a {
    color: ${color('on-top-muted')};
    text-decoration: none;
    border-radius: ${sizes.radius.control}px;
    overflow-wrap: anywhere;
    ${focusRing('outer', 'top-accent')}
  }

  a:hover {
    color: ${color('on-top')};
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  a[aria-current='page'] {
    color: ${color('top-accent')};
  }

  a[aria-busy] {
    cursor: progress;
  }

  ${linkGroupsRules}
  ${socialLinksRules}
  .legal {
    margin: ${space(48)} 0 0;
    padding-block-start: ${space(24)};
    border-block-start: 1px solid ${color('top-line')};
    color: ${color('on-top-muted')};
    font: ${font(12)};
  }

  /* The newsletter is below the link groups. */
  @media ${media.small} {
    .groups,
    .connect {
      grid-column: 1 / -1;
    }

    .connect {
      grid-template-columns: minmax(0, 448px) auto;
      align-items: end;
      justify-content: space-between;
    }
  }

  @media ${media.extraSmall} {
    > .content {
      padding: ${space(16)} ${space(16)} ${space(24)};
    }

    .grid {
      grid-template-columns: repeat(${extraSmallColumns}, minmax(0, 1fr));
      gap: ${space(32)} ${extraSmallGap}px;
    }

    .connect {
      grid-template-columns: minmax(0, 1fr);
    }

    .legal {
      margin-block-start: ${space(32)};
    }
  }

  @media print {
    background: none;

    &,
    a,
    .legal {
      color: ${color('ink')};
    }

    .connect {
      display: none;
    }

    .group {
      break-inside: avoid;
    }
  }
`;
