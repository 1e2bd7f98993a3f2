import { formatFieldCss } from './fieldCss.ts';
import { formatNativeControlsCss } from './nativeControlsCss.ts';
import { formatNoScriptCss } from './noScriptCss.ts';
import { formatReserveCss } from './reserveCss.ts';

/** `auction-elements.css`: the rules for the page itself, which reach what no shadow root does. */
export const formatPageCss = (): string =>
  formatReserveCss() + formatFieldCss() + formatNativeControlsCss() + formatNoScriptCss();
