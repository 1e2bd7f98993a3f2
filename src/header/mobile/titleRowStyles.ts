import { color, sizes, space, touchTarget, font } from '../../design/tokens.ts';
import { focusRing, resetButton, visuallyHidden } from '../../design/sharedStyles.ts';

/** Styles of a view's title, of the buttons that go back and close, and of the status that announces the title. */
export const titleRowRules = `
  .title-row {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${space(8)};
    box-sizing: border-box;
    min-block-size: ${sizes.header.mobileBar}px;
    padding: ${space(8)};
    padding-inline-start: ${space(16)};
    border-block-end: 1px solid ${color('line')};
    background: ${color('paper')};
  }

  h2 {
    margin: 0;
    font: ${font(19, 'bold', 1.25)};
    overflow-wrap: anywhere;
  }

  .back {
    ${resetButton}
    display: flex;
    align-items: center;
    gap: ${space(4)};
    min-block-size: ${touchTarget}px;
    margin-inline-start: -${space(8)};
    padding: 0 ${space(8)};
    border-radius: ${sizes.radius.control}px;
    color: ${color('ink-muted')};
    font: ${font(14)};
    ${focusRing('inner')}
  }

  .close {
    ${resetButton}
    display: grid;
    place-items: center;
    inline-size: 48px;
    block-size: 48px;
    border-radius: ${sizes.radius.control}px;
    ${focusRing('inner')}
  }

  .back:hover,
  .close:hover {
    background: ${color('paper-hover')};
  }

  .status {
    ${visuallyHidden}
  }
`;
