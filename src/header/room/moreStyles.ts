import { styled } from 'styled-components';
import { room } from '../../design/breakpoints.ts';
import { color } from '../../design/colors.ts';
import { visuallyHidden } from '../../design/sharedStyles.ts';
import { space } from '../../design/sizes.ts';
import { scaled } from '../../design/textScale.ts';
import { onMobile } from '../shell/onMobile.ts';

/** As wide as what is left of the row: what stands before it stays where it is when it comes. */
export const MoreNav = styled.nav`
  inline-size: 100vw;
  min-inline-size: max-content;

  > ul {
    justify-content: flex-end;
  }

  [data-icon='more'] {
    display: none;
  }

  /* The count is at the corner of the label, before the chevron. */
  button > span:not(:last-of-type) {
    order: 1;
  }

  [data-icon='chevronDown'] {
    order: 2;
  }

  h3 {
    margin: ${space(8)} 0;
    font-size: 14px;
  }

  ${onMobile(
    `
    && {
      inline-size: auto;
    }

    /* The panel is in the row. */
    &&& > ul > li {
      position: static;
      block-size: auto;
    }

    &&& > ul > li > button {
      block-size: 48px;
    }

    &&& > ul > li > [role='group'] {
      inset-inline-end: ${space(8)};
      min-inline-size: 0;
      max-inline-size: min(${scaled(320)}, 100% - ${space(16)});
    }
  `,
  )}

  @container ${room.searchIcon} {
    [data-icon='more'] {
      display: block;
    }

    button > span:not(:last-of-type) {
      order: 0;
    }

    [data-icon='chevronDown'] {
      display: none;
    }

    button > span:last-of-type {
      ${visuallyHidden}
    }

    &&& > ul > li > button {
      justify-content: center;
      inline-size: 48px;
    }
  }

  @container ${room.logoIcon} {
    &&& > ul > li > button {
      inline-size: 32px;
      padding: 0;
    }
  }
`;

/** Elements of the page look as in the row, on the same ground. */
export const PageElements = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(16)};
  margin: 0 -${space(16)};
  padding: ${space(16)};
  background: ${color('top')};
  color: ${color('on-top')};

  &:first-child {
    margin-block-start: -${space(8)};
  }

  &:last-child {
    margin-block-end: -${space(8)};
  }
`;
