import { styled } from 'styled-components';

export const Frame = styled.div`
  color: red;
`;
