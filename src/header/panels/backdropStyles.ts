import { keyframes, styled } from 'styled-components';
import { media } from '../../design/breakpoints.ts';
import { color } from '../../design/colors.ts';
import { motion } from '../../design/motion.ts';

const fade = keyframes`
  from { opacity: 0; }
`;

export const BackdropFrame = styled.div`
  position: fixed;
  z-index: -1;
  inset: 0;
  background: ${color('backdrop')};

  @media ${media.motion} {
    animation: ${fade} ${motion.duration}ms ${motion.easing};
  }
`;
