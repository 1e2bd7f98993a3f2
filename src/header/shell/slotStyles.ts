import { media } from '../../design/breakpoints.ts';
import { color } from '../../design/colors.ts';
import { bannerSpace } from '../../design/sizes.ts';
import { onMobile } from './onMobile.ts';

/** What a page inserts into the header, each slot for the width that its name says. A row and the banner are as high as without it, where there is nothing. */
export const slotRules = `
  [name^='mobile'] {
    display: none;
  }

  ${onMobile(
    `
    [name^='tools'] {
      display: none;
    }

    [name^='mobile'] {
      display: contents;
    }
  `,
  )}

  /* The browser's own blue has no contrast here. */
  .top ::slotted(a) {
    color: inherit;
  }

  .banner {
    position: relative;
    background: ${color('paper-tint')};
  }

  /* The button, which comes with the script, has its room from the start. */
  .banner > :first-child:not(slot),
  ::slotted([slot='banner']:not([hidden])) {
    display: block;
    ${bannerSpace}
  }

  ::slotted([slot='after-categories']:not([hidden])) {
    display: block;
    background: ${color('paper')};
  }

  @media ${media.forcedColors} {
    .banner {
      border-block-end: 1px solid;
    }
  }
`;
