/** Modules of styled components, relative to `src`, in cascade order: rules of later modules win. Controls precede the header and footer that contain them. */
export const styleModules: readonly string[] = [
  'controls/button/buttonStyles.ts',
  'controls/date-picker/calendarStyles.ts',
  'controls/error-summary/errorSummaryStyles.ts',
  'controls/floating/anchorStyles.ts',
  'controls/form-field/formFieldStyles.ts',
  'controls/icon-button/iconButtonStyles.ts',
  'controls/popover/popoverStyles.ts',
  'controls/text-input/textInputStyles.ts',
  'controls/time-picker/timePanelStyles.ts',
  'controls/tooltip/tooltipStyles.ts',
  'footer/footerStyles.ts',
  'footer/newsletterStyles.ts',
  'header/banner/bannerButtonStyles.ts',
  'header/count/countStyles.ts',
  'header/mobile/mobileStyles.ts',
  'header/search/searchStyles.ts',
  'header/search/suggestionStyles.ts',
  'header/search/lotStyles.ts',
  'header/search/recentStyles.ts',
  'header/shell/headerStyles.ts',
];

/** CSS rules of a styled component. */
export interface ComponentStyles {
  className: string;
  /** Position in the cascade. */
  order: number;
  rules: string;
  /** Index in `componentStyles`. */
  index: number;
}

/** CSS rules of all components whose modules have run, in the order in which the modules ran. */
export const componentStyles: ComponentStyles[] = [];

export const compareStyles = (a: ComponentStyles, b: ComponentStyles): number => a.order - b.order;
