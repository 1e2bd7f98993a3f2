import { media, color, sizes, space, touchTarget } from '../design/tokens.ts';
import { focusRing } from '../design/sharedStyles.ts';

/** Styles of the link groups: lists next to each other, or accordions on the narrowest screens. */
export const linkGroupsRules = `
  .groups {
    grid-column: span 8;
    display: grid;
    grid-template-columns: repeat(4, auto);
    gap: ${space(32)} ${sizes.grid.gap}px;
    align-content: start;
  }

  summary {
    display: none;
  }

  details::details-content {
    content-visibility: visible;
  }

  .group li a {
    display: inline-block;
    padding-block: ${space(4)};
  }

  @media ${media.extraSmall} {
    .groups {
      display: block;
    }

    .group {
      border-block-end: 1px solid ${color('top-line')};
    }

    .group > h2 {
      display: none;
    }

    details:not([open])::details-content {
      content-visibility: hidden;
    }

    summary {
      display: flex;
      align-items: center;
      justify-content: space-between;
      min-block-size: 56px;
      list-style: none;
      cursor: pointer;
      ${focusRing('inner', 'top-accent')}
    }

    summary::-webkit-details-marker {
      display: none;
    }

    summary h2 {
      margin: 0;
    }

    details[open] summary svg {
      rotate: 180deg;
    }

    .group ul {
      padding-block-end: ${space(16)};
    }

    .group li a {
      display: block;
      padding-block: ${space(8)};
      /* 44 px with the padding. */
      line-height: 2;
    }
  }
`;

export const socialLinksRules = `
  .social ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(4)};
    /* Aligns the icons, and not the edges of their links, with the form. */
    margin-inline-start: -12px;
  }

  .social a {
    display: grid;
    place-items: center;
    inline-size: ${touchTarget}px;
    block-size: ${touchTarget}px;
  }

  .social a:hover {
    background: ${color('top-hover')};
  }
`;
