import { styled } from 'styled-components';

export const Frame = styled.div<{ $wide: boolean }>`
  inline-size: ${({ $wide }) => ($wide ? 100 : 50)}%;
`;
