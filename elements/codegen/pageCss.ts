import { getContrastCss } from '../../src/design/colors.ts';
import { getTextScaleCss } from '../../src/design/type.ts';
import { formatFieldCss } from './fieldCss.ts';
import { formatNativeControlsCss } from './nativeControlsCss.ts';
import { formatNoScriptCss } from './noScriptCss.ts';
import { formatHeaderReserveCss, formatReserveCss } from './reserveCss.ts';

/** `auction-header.css`: the rules for a page that has header and footer alone. */
export const formatHeaderPageCss = (): string => `${getTextScaleCss(':root')}\n\n${formatHeaderReserveCss()}`;

/** `auction-elements.css`: the rules for the page itself, which reach what no shadow root does. */
export const formatPageCss = (): string =>
  [
    formatHeaderPageCss(),
    // As the tags have it, for the rules below, which are outside them.
    getContrastCss('auction-form-field'),
    formatReserveCss(),
    formatFieldCss(),
    formatNativeControlsCss(),
    formatNoScriptCss(),
  ].join('\n');
