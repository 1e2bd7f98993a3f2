import { styled } from 'styled-components';

export const Box = styled.button`
  color: rgb(1, 2, 3);
`;
