import { media } from '../../design/breakpoints.ts';
import { color } from '../../design/colors.ts';
import { focusRing } from '../../design/focusRing.ts';
import { visuallyHidden } from '../../design/sharedStyles.ts';
import { sizes, space } from '../../design/sizes.ts';
import { font } from '../../design/type.ts';

export const logoRules = `
  .logo {
    flex: none;
    display: flex;
    align-items: center;
    gap: ${space(8)};
    max-inline-size: 208px;
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

  @media ${media.mobile} {
    .logo {
      font-size: 19px;
    }

    .logo img {
      inline-size: 120px;
    }
  }

  @media ${media.searchIcon} {
    .logo {
      flex: 0 1 auto;
      gap: ${space(4)};
      min-inline-size: 0;
      margin-inline-end: auto;
    }

    .logo [data-long] {
      font-size: 13px;
      -webkit-line-clamp: 3;
    }
  }

  @media ${media.logoIcon} {
    .logo span {
      ${visuallyHidden}
    }
  }
`;
