import { styled } from 'styled-components';

export const ProbeButton = styled.button`
  color: rgb(1, 2, 3);
`;
