import { styled } from 'styled-components';
import { visuallyHidden } from '../../design/sharedStyles.ts';

/** Visually hidden text for screen readers. */
export const Status = styled.span`
  ${visuallyHidden}
`;
