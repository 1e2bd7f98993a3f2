import { containerQueries, color, sizes, space, scaled } from '../../design/tokens.ts';
import { onMobile } from '../../design/sharedStyles.ts';

const { searchMax } = sizes.header;

/** Styles of the search in the top row. On phones, it is an icon. On focus, the icon becomes a text box as wide as the row. */
export const headerSearchRules = `
  .search {
    flex: 1 9999 ${scaled(searchMax)};
    min-inline-size: 240px;
    max-inline-size: ${scaled(searchMax)};
    margin-inline-end: auto;
  }

  .search form:focus-within {
    outline-color: ${color('top-accent')};
  }

  ${onMobile(`
    .search {
      min-inline-size: ${space(128)};
      margin-inline: auto;
    }

    /* As high as the buttons next to it. The bar does not grow with the text size. */
    .search form {
      min-block-size: 48px;
    }

    .search button {
      inline-size: 48px;
      padding: 0;
    }

    .search button span {
      display: none;
    }
  `)}

  @container ${containerQueries.searchIcon} {
    .search {
      flex: none;
      /* Reserves space, because the focused text box is positioned absolutely. */
      min-inline-size: 48px;
      margin: 0;
    }

    .search form {
      inline-size: 48px;
      block-size: 48px;
      border-width: 0;
      background: none;
      color: inherit;
    }

    .search svg {
      inline-size: 24px;
      block-size: 24px;
    }

    .search input[type='text'] {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      opacity: 0;
      cursor: pointer;
    }

    .search button {
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
      border-width: 1px;
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
      color: ${color('accent')};
      pointer-events: auto;
    }
  }
`;
