import { styled } from 'styled-components';
import {
  containerQueries,
  media,
  color,
  sizes,
  space,
  touchTarget,
  scaled,
  font,
} from '../../design/tokens.ts';
import {
  floatingSurface,
  shadow,
  resetList,
  visuallyHidden,
  spinningRing,
} from '../../design/sharedStyles.ts';

export const SuggestionList = styled.ul`
  ${resetList}
  position: absolute;
  inset: var(--_inset, auto);
  box-sizing: border-box;
  inline-size: auto;
  margin: 0;
  max-block-size: min(440px, 60dvh);
  overflow: auto;
  overscroll-behavior: contain;
  padding-block: ${space(8)};
  border: 1px solid ${color('line')};
  border-radius: ${sizes.radius.panel}px;
  background: ${floatingSurface};
  color: ${color('ink')};
  font: ${font(14)};
  box-shadow: ${shadow};

  @supports (anchor-scope: all) {
    position: fixed;
    inset: auto;
    position-anchor: --auction-search;
    position-area: self-block-end center;
    justify-self: stretch;
    /* Distance from the border of the form. */
    margin: 3px 1px 0;
  }

  [role='option'] {
    display: flex;
    align-items: center;
    min-block-size: ${scaled(40)};
    padding-inline: ${space(16)};
    color: ${color('ink-muted')};
    cursor: pointer;
    overflow-wrap: anywhere;
  }

  @media ${media.touch} {
    [role='option'] {
      min-block-size: ${touchTarget}px;
    }
  }

  .name {
    color: ${color('ink')};
    font-weight: 600;
  }

  mark {
    background: none;
    color: inherit;
    font-weight: 400;
  }

  .count {
    font-variant-numeric: tabular-nums;
  }

  .search-all {
    color: ${color('accent')};
    font-weight: 600;
  }

  [aria-selected='true'] {
    background: ${color('paper-hover')};
    box-shadow: inset 3px 0 ${color('accent')};
  }

  @media (forced-colors: active) {
    /* The browser's own color would be for its own background. */
    mark {
      color: CanvasText;
    }

    [aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

/** Buttons that end a search: one clears the text box, and one leaves it on phones, where it covers the header. */
export const SearchButton = styled.button`
  &&&& {
    flex: none;
    inline-size: 34px;
    padding: 0;
    border-radius: ${sizes.radius.control}px;
    color: ${color('ink-muted')};
  }

  &&&&:first-of-type,
  input:placeholder-shown ~ & {
    display: none;
  }

  &&&&:first-of-type {
    order: -1;
    inline-size: ${touchTarget}px;
    margin-inline-end: -${space(16)};
  }

  @media ${media.touch} {
    &&&& {
      inline-size: ${touchTarget}px;
    }
  }

  @container ${containerQueries.searchIcon} {
    form:not(:focus-within, :active) > & {
      display: none;
    }

    form:is(:focus-within, :active) > &&&&:first-of-type {
      display: flex;
    }
  }

  &:first-of-type:dir(rtl) svg {
    scale: -1 1;
  }
`;

export const SuggestionStatus = styled.div`
  ${visuallyHidden}

  /* The magnifier becomes a spinner. */
  &[aria-busy] + button svg {
    inline-size: 14px;
    block-size: 14px;
    margin: 3px;
    ${spinningRing}
  }

  &[aria-busy] + button path {
    display: none;
  }
`;
