import { room } from '../../design/breakpoints.ts';
import { color } from '../../design/colors.ts';
import { focusRing, visuallyHidden } from '../../design/sharedStyles.ts';
import { sizes, space, touchTarget } from '../../design/sizes.ts';
import { scaled, font } from '../../design/type.ts';
import { onMobile } from './onMobile.ts';

export const logoRules = `
  .logo {
    flex: none;
    display: flex;
    align-items: center;
    gap: ${space(8)};
    min-block-size: ${touchTarget}px;
    max-inline-size: ${scaled(208)};
    border-radius: ${sizes.radius.control}px;
    color: inherit;
    font: ${font(23, 'bold', 1.2)};
    letter-spacing: -0.01em;
    text-decoration: none;
    ${focusRing('outer', 'top-accent')}
  }

  .logo svg {
    flex: none;
    color: ${color('top-accent')};
  }

  /* Two lines at most, wherever they break: spaced text and long names stay readable. */
  .logo span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    overflow-wrap: anywhere;
  }

  .logo img {
    inline-size: 160px;
    block-size: 40px;
    max-inline-size: 100%;
    object-fit: contain;
    object-position: 0 50%;
  }

  .logo img:dir(rtl) {
    object-position: 100% 50%;
  }

  ${onMobile(
    `
    .logo {
      /* Two lines of the bar, which does not grow. */
      font-size: min(${scaled(19)}, 28px);
    }

    .logo img {
      inline-size: 120px;
    }
  `,
  )}

  .logo [data-long] {
    font-size: 14px;
    -webkit-line-clamp: 4;
  }

  @container ${room.searchIcon} {
    .logo {
      flex: 0 9999 auto;
      min-inline-size: 30px;
      margin-inline-end: auto;
    }

    .logo [data-long] {
      font-size: min(${scaled(12)}, 14px);
    }
  }

  @container ${room.logoIcon} {
    .logo span {
      ${visuallyHidden}
    }
  }
`;
