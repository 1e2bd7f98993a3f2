import { styled } from 'styled-components';
import { media, color, space, font } from '../../design/tokens.ts';
import { visuallyHidden } from '../../design/sharedStyles.ts';

/** Badge at the corner of an icon. Takes no inline space, so that showing a count causes no layout shift. */
export const CountFrame = styled.span`
  position: relative;
  inline-size: 0;
  margin-inline-start: -${space(8)};
  align-self: stretch;

  /* Badge at the corner of a label without an icon. */
  &:first-child {
    order: 1;
  }

  .name {
    ${visuallyHidden}
  }

  .badge {
    position: absolute;
    inset-block-start: -7px;
    inset-inline-end: -${space(8)};
    min-inline-size: 10px;
    padding: 1px ${space(4)};
    border-radius: 9px;
    background: ${color('top-accent')};
    color: ${color('on-top-accent')};
    font: ${font(12, 'bold', 1.3)};
    font-variant-numeric: tabular-nums;
    text-align: center;
    white-space: nowrap;
  }

  /* Badge above the label, so that the icon in front stays recognizable. */
  &:not(:first-child, :last-child) > .badge {
    inset-inline: -${space(4)} auto;
  }

  /* Badge after the label of a list item. */
  li > a:not(.tool) > & {
    display: inline-flex;
    align-self: center;
    inline-size: auto;
    margin-inline-start: ${space(8)};
  }

  li > a:not(.tool) > & > .badge {
    position: static;
    display: inline-block;
  }

  @media ${media.forcedColors} {
    .badge {
      border: 1px solid;
    }
  }
`;
