import { styled } from 'styled-components';

/** Wrapper of an element with a tooltip or popover. It is as large as its content. */
export const Anchor = styled.span`
  display: inline-block;
`;
