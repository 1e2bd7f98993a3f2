import { formatFormsCss } from './formsCss.ts';
import { formatReserveCss } from './reserveCss.ts';

/** `auction-elements.css`: the rules for the page itself, which reach what no shadow root does. */
export const formatPageCss = (): string => formatReserveCss() + formatFormsCss();
