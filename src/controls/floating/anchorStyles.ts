import { styled } from 'styled-components';

/** Around what something floats beside: as large as that. */
export const Anchor = styled.span`
  display: inline-block;
`;
