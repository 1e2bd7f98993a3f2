import { color } from '../design/colors.ts';
import { space } from '../design/sizes.ts';

export const socialLinksRules = `
  .social ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(4)};
    /* The glyphs, not their targets, stand flush with the form. */
    margin-inline-start: -11px;
  }

  .social a {
    display: grid;
    place-items: center;
    inline-size: 42px;
    block-size: 42px;
  }

  .social a:hover {
    background: ${color('top-hover')};
  }
`;
