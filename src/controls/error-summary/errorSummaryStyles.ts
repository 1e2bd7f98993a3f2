import { styled } from 'styled-components';
import { color, sizes, space, font } from '../../design/tokens.ts';
import { focusRing, textReset, resetList } from '../../design/sharedStyles.ts';

export const SummaryFrame = styled.div`
  box-sizing: border-box;
  padding: ${space(16)};
  border: 2px solid ${color('error')};
  border-radius: ${sizes.radius.panel}px;
  background: ${color('paper')};
  color: ${color('ink')};
  font: ${font(16)};
  ${textReset}

  &[hidden] {
    display: none;
  }

  &:focus {
    outline: 2px solid ${color('accent')};
    outline-offset: 2px;
  }

  .heading {
    display: flex;
    align-items: center;
    gap: ${space(8)};
    margin-block-end: ${space(8)};
  }

  .heading svg {
    flex: none;
    color: ${color('error')};
  }

  h2 {
    margin: 0;
    font: ${font(19, 'bold')};
  }

  ul,
  ::slotted(ul:not([hidden])) {
    ${resetList}
    display: grid;
    justify-items: start;
    gap: ${space(8)};
  }

  a {
    display: inline-block;
    min-block-size: 24px;
    border-radius: 2px;
    color: ${color('error')};
    font-weight: 600;
    overflow-wrap: anywhere;
    ${focusRing()}
  }

  a:hover {
    text-decoration-thickness: 2px;
  }
`;
