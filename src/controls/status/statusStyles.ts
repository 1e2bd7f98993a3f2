import { styled } from 'styled-components';
import { visuallyHidden } from '../../design/sharedStyles.ts';

/** Is read out, and not seen. */
export const Status = styled.span`
  ${visuallyHidden}
`;
