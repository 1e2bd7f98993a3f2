import { styled } from 'styled-components';
import { media, color, sizes, space, touchTarget, scaled, font } from '../../design/tokens.ts';
import { resetButton } from '../../design/sharedStyles.ts';

export const SearchForm = styled.form`
  position: relative;
  anchor-name: --auction-search;
  anchor-scope: --auction-search;
  display: flex;
  box-sizing: border-box;
  min-block-size: ${scaled(sizes.control.normal)};
  margin: 0;
  border: 1px solid ${color('line-control')};
  border-radius: ${sizes.radius.control}px;
  background: ${color('paper')};
  color: ${color('ink')};
  font: ${font(16)};

  &:has(> input:focus) {
    outline: 2px solid ${color('accent')};
    outline-offset: 2px;
  }

  input[type='text'] {
    flex: 1;
    min-inline-size: 0;
    box-sizing: border-box;
    margin: 0;
    padding: 0 ${space(16)};
    border: 0;
    border-radius: inherit;
    background: none;
    color: inherit;
    font: inherit;
    text-overflow: ellipsis;
    outline: none;
  }

  input::placeholder {
    color: ${color('ink-muted')};
    opacity: 1;
  }

  button {
    ${resetButton}
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space(8)};
    padding: 0 ${space(16)};
    border-start-end-radius: 3px;
    border-end-end-radius: 3px;
    color: ${color('accent')};
    font: ${font(14, 'bold', 1.43)};
  }

  button:hover {
    background: ${color('paper-hover')};
  }

  button:focus-visible {
    outline: 2px solid ${color('accent')};
    outline-offset: -4px;
  }

  @media ${media.touch} {
    min-block-size: max(${touchTarget + 2}px, ${scaled(sizes.control.normal)});

    button {
      min-inline-size: ${touchTarget}px;
    }
  }

  /* Key cap of the shortcut, before the button. It is hidden together with the label. */
  @media not ${media.touch} {
    [aria-keyshortcuts]:placeholder-shown:not(:focus) ~ button span::before {
      content: '/';
      position: absolute;
      padding: 0 6px;
      /* Icon, gap, padding, and the distance from the button. */
      margin-inline-start: -72px;
      outline: 1px solid ${color('line')};
      border-radius: ${sizes.radius.control}px;
      color: ${color('ink-muted')};
      pointer-events: none;
    }
  }

  @media ${media.searchCompact} {
    button {
      inline-size: 48px;
      padding: 0;
    }

    button span {
      display: none;
    }
  }
`;
