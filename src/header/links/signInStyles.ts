import { media, containerQueries, color, space } from '../../design/tokens.ts';
import { visuallyHidden, onMobile } from '../../design/sharedStyles.ts';

/** Styles of Sign In in the top row: a filled button, or an icon if the label does not fit. */
export const signInRules = `
  .tools > .sign-in {
    margin-inline-start: ${space(8)};
    padding-inline: ${space(24)};
    background: ${color('top-accent')};
    color: ${color('on-top-accent')};
    font-weight: 600;
  }

  .tools > .sign-in:hover {
    background: ${color('top-accent-hover')};
  }

  .tools > .sign-in svg {
    display: none;
  }

  ${onMobile(
    `
    .tools > .sign-in {
      margin-inline: 0 12px;
      padding-inline: ${space(16)};
    }
  `,
  )}

  @container ${containerQueries.signInIcon} {
    .tools > .sign-in {
      block-size: 48px;
      margin: 0;
      padding: 0;
      background: none;
      color: inherit;
    }

    .tools > .sign-in:hover {
      background: ${color('top-hover')};
    }

    .tools > .sign-in svg {
      display: block;
    }

    .tools > .sign-in .label {
      ${visuallyHidden}
    }
  }

  @media ${media.forcedColors} {
    .tools > .sign-in {
      border: 1px solid;
    }
  }
`;

/** Styles of Sign In in the list of a menu without JavaScript. */
export const signInListRules = `
  .sign-in {
    justify-content: flex-start;
    gap: ${space(8)};
  }
`;

/** Styles of Sign In in the list of the mobile menu. */
export const signInMenuRules = `
  ${signInListRules}

  .sign-in {
    color: ${color('accent')};
    font-weight: 600;
  }
`;
