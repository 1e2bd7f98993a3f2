import { media } from '../../design/breakpoints.ts';
import { color } from '../../design/colors.ts';
import { sizes, space } from '../../design/sizes.ts';

const { searchMax } = sizes.header;

/** The search in the header's top row. On phones it is an icon, which becomes a text box as wide as the row when it gets the focus. */
export const headerSearchRules = `
  .search {
    flex: 1 1 ${searchMax}px;
    min-inline-size: 0;
    max-inline-size: ${searchMax}px;
    margin-inline-end: auto;
  }

  .search form:focus-within {
    outline-color: ${color('top-accent')};
  }

  @media ${media.mobile} {
    .search {
      margin-inline: auto;
    }
  }

  @media ${media.searchIcon} {
    .search {
      flex: none;
      margin: 0;
    }

    .search form {
      inline-size: 48px;
      block-size: 48px;
      border-color: transparent;
      background: none;
      color: inherit;
    }

    .search input[type='text'] {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      opacity: 0;
      cursor: pointer;
    }

    .search button {
      inline-size: 100%;
      color: inherit;
      pointer-events: none;
    }

    .search form:is(:focus-within, :active) {
      position: absolute;
      z-index: 3;
      inset-block-start: 50%;
      inset-inline: ${space(8)};
      inline-size: auto;
      translate: 0 -50%;
      border-color: ${color('line-control')};
      background: ${color('paper')};
      color: ${color('ink')};
    }

    .search form:is(:focus-within, :active) input[type='text'] {
      position: static;
      inline-size: auto;
      opacity: 1;
      cursor: text;
    }

    .search form:is(:focus-within, :active) button {
      inline-size: 48px;
      color: ${color('accent')};
      pointer-events: auto;
    }
  }
`;
