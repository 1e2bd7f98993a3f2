import { keyframes, styled } from 'styled-components';
import { media } from '../../design/breakpoints.ts';
import { color } from '../../design/colors.ts';
import { motion } from '../../design/motion.ts';
import { resetList } from '../../design/sharedStyles.ts';
import { sizes, space } from '../../design/sizes.ts';
import { font } from '../../design/type.ts';
import { headerSearchRules } from '../search/headerSearchStyles.ts';
import { categoryBarRules } from './categoryBarStyles.ts';
import { logoRules } from './logoStyles.ts';
import { signInRules } from '../links/signInStyles.ts';
import { toolsRules } from './toolsStyles.ts';

const fade = keyframes`
  from { opacity: 0; }
`;

/** The two rows. The rules of each row's contents stand beside their components, and are here in the order in which they apply. */
export const HeaderFrame = styled.header`
  position: relative;
  background: ${color('top')};
  color: ${color('ink')};
  font: ${font(14)};
  -webkit-font-smoothing: antialiased;
  text-align: start;

  .tools nav > ul,
  .categories .row > ul {
    ${resetList}
    display: flex;
  }

  .row {
    position: relative;
    display: flex;
    align-items: center;
    box-sizing: border-box;
    max-inline-size: ${sizes.contentMax + 2 * 24}px;
    margin-inline: auto;
    padding-inline: ${space(24)};
  }

  .top {
    gap: ${space(24)};
    block-size: ${sizes.header.row}px;
    color: ${color('on-top')};
  }

  .backdrop {
    position: fixed;
    z-index: -1;
    inset: 0;
    background: ${color('backdrop')};
  }

  ${logoRules}
  ${headerSearchRules}
  ${toolsRules}
  ${signInRules}
  ${categoryBarRules}

  .mobile-only {
    display: none;
  }

  @media ${media.searchCompact} {
    .top {
      gap: ${space(16)};
    }
  }

  @media ${media.mobile} {
    .desktop-only {
      display: none;
    }

    .mobile-only {
      display: flex;
    }

    .row {
      padding-inline: ${space(8)};
    }

    .top {
      gap: ${space(8)};
      block-size: ${sizes.header.mobileBar}px;
    }
  }

  @media ${media.searchIcon} {
    .top {
      gap: ${space(4)};
    }
  }

  @media ${media.motion} {
    .backdrop {
      animation: ${fade} ${motion.duration}ms ${motion.easing};
    }
  }

  @media print {
    .search,
    .tools,
    .categories,
    .tool {
      display: none;
    }
  }
`;
