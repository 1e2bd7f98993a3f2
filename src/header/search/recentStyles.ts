import { styled } from 'styled-components';
import { media, color, space, touchTarget, font, sizes } from '../../design/tokens.ts';

export const RecentGroup = styled.li`
  .title {
    display: block;
    padding: ${space(4)} ${space(16)};
    color: ${color('ink-muted')};
    font: ${font(12, 'bold')};
  }

  [role='option'] {
    gap: ${space(8)};
    padding-inline-end: ${space(4)};
  }

  svg {
    flex: none;
  }

  bdi {
    color: ${color('ink')};
  }

  .remove {
    display: grid;
    place-items: center;
    margin-inline-start: auto;
    inline-size: 34px;
    block-size: 34px;
    border-radius: ${sizes.radius.control}px;
  }

  .remove:hover {
    background: ${color('paper')};
  }

  .clear {
    color: ${color('accent')};
    font-weight: 600;
  }

  @media ${media.touch} {
    .remove {
      inline-size: ${touchTarget}px;
      block-size: ${touchTarget}px;
    }
  }
`;
