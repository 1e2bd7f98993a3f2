/** Entry point for React apps: the components without custom elements. */
export { Button, type ButtonProps } from '../controls/button/Button.tsx';
export { IconButton, type IconButtonProps } from '../controls/icon-button/IconButton.tsx';
export {
  Calendar,
  type CalendarProps,
  Clock,
  type ClockProps,
  DateField,
  type DateFieldProps,
  TextField,
  type TextFieldProps,
  TimeField,
  type TimeFieldProps,
} from './components.tsx';
export { Footer, type FooterProps } from '../footer/Footer.tsx';
export { SiteNewsletter, type SiteNewsletterProps } from '../footer/SiteNewsletter.tsx';
export { AppHeader as Header } from './components.tsx';
export type { HeaderProps } from '../header/shell/Header.tsx';
export { SiteSearch, type SiteSearchProps } from '../header/search/SiteSearch.tsx';
export type { SiteConfig } from '../site/config/configSchema.ts';
export type { Messages } from '../site/messages/siteMessages.ts';
