import { getContrastCss } from '../../src/design/contrast.ts';
import { getTextScaleCss } from '../../src/design/textScale.ts';
import { formatFieldCss } from './fieldCss.ts';
import { formatNativeControlsCss } from './nativeControlsCss.ts';
import { formatNoScriptCss } from './noScriptCss.ts';
import { formatReserveCss } from './reserveCss.ts';

/** What users have set, for the rules below, which are outside the tags. */
const userCss = `${getTextScaleCss(':root')}\n${getContrastCss('auction-form-field')}\n\n`;

/** `auction-elements.css`: the rules for the page itself, which reach what no shadow root does. */
export const formatPageCss = (): string =>
  userCss + formatReserveCss() + formatFieldCss() + formatNativeControlsCss() + formatNoScriptCss();
