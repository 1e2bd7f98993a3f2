/**
 * Tests that show conformance, by key: the file and the title as written there.
 * `test/node/conformance.test.mjs` fails if a test no longer exists.
 */
export const tests = {
  trees: ['test/browser/accessibility/tree.test.ts', 'exposes a ${name}'],
  axeControls: ['test/browser/controls/accessibility.test.ts', 'passes axe in the ${scheme} scheme'],
  axePickers: [
    'test/browser/controls/accessibility.test.ts',
    'passes axe with the picker of ${tag} open, in the ${scheme} scheme',
  ],
  axeHeader: ['test/browser/header/accessibility.test.ts', 'passes axe with ${name} open'],
  axeMobile: [
    'test/browser/header/accessibility.test.ts',
    'passes axe on a phone with the menu closed, open, and in a submenu',
  ],
  axeFooter: [
    'test/browser/footer/accessibility.test.ts',
    'passes axe at ${width} px in the ${scheme} scheme',
  ],
  platform: ['test/assistive/platformTree.test.mjs', 'exposes each control like the native control'],
  voice: [
    'test/assistive/platformTree.test.mjs',
    'finds every control of ${name} by its visible words, with an action',
  ],
  landmarks: [
    'test/browser/header/menus/panels.test.ts',
    'has named navigation landmarks with the eleven groups',
  ],
  columns: [
    'test/browser/header/menus/panels.test.ts',
    'shows subgroups with their “All …” link and the popular categories',
  ],
  groupLabels: [
    'test/browser/controls/form-field/nativeControls.test.ts',
    'names and describes ${what}, and describes each of them',
  ],
  fieldLabel: ['test/browser/controls/form-field/formField.test.ts', 'is named by the label'],
  fieldHelp: ['test/browser/controls/form-field/formField.test.ts', 'is described by the help'],
  required: ['test/browser/controls/form-field/formField.test.ts', 'is marked when it is required'],
  slotOrder: [
    'test/browser/header/slots.test.ts',
    'shows them in their slots on wide screens, with a focus order that matches the visual order',
  ],
  purpose: ['test/node/nativeForms.test.mjs', 'sends the same request when submitted ${how}, as ${enctype}'],
  passwords: [
    'test/extensions/passwordManager.test.mjs',
    'fills in the user name and password of fields around inputs of the page',
  ],
  contrast: [
    'test/browser/design/tokens.test.ts',
    'shows ${text} on ${surface} with ${least}:1 in the ${scheme} scheme',
  ],
  textSize: ['test/node/textSize.test.mjs', 'scales the text of the header, menus, fields, and calendar'],
  textCut: ['test/node/textSize.test.mjs', 'clips no text at ${width} px: ${name}'],
  textZoom: ['test/assistive/textZoom.test.mjs', 'clips or covers no text at ${width} px: ${name}'],
  reflow: [
    'test/node/adaptation.test.mjs',
    'fits at 400% zoom of 1280 × 1024 px, and on a phone of 320 px with text spacing: ${name}',
  ],
  spacing: ['test/node/adaptation.test.mjs', 'fits at 1104 px with text spacing: ${name}'],
  tooltipStays: [
    'test/browser/controls/tooltip/tooltip.test.ts',
    'stays open while the pointer is over it, and closes afterwards',
  ],
  tooltipLasts: ['test/browser/controls/tooltip/tooltip.test.ts', 'stays open as long as the pointer stays'],
  tooltipEscape: [
    'test/browser/controls/tooltip/tooltip.test.ts',
    'is dismissed by Escape without moving pointer or focus',
  ],
  menuEscape: [
    'test/browser/header/menus/keyboard.test.ts',
    'closes on Escape wherever focus is, and stays closed until the pointer has left',
  ],
  menuKeys: ['test/browser/header/menus/keyboard.test.ts', 'toggles a menu immediately by ${key}'],
  menuTab: ['test/browser/header/menus/keyboard.test.ts', 'is entered and left by Tab, which closes it'],
  menuShiftTab: ['test/browser/header/menus/keyboard.test.ts', 'is left by Shift+Tab'],
  searchKeys: [
    'test/browser/header/search/operation.test.ts',
    'moves through the options on Down and Up, and follows the active option on Enter',
  ],
  searchShortcut: [
    'test/browser/header/search/shortcut.test.ts',
    'is off with search-shortcut="off" and an empty string, and follows changes',
  ],
  searchTab: [
    'test/browser/header/search/operation.test.ts',
    'closes the list on Tab without choosing an option',
  ],
  dayPeriodKeys: [
    'test/browser/controls/time-picker/typing.test.ts',
    'selects AM and PM with the keys a and p in every control',
  ],
  searchCleared: [
    'test/browser/header/search/operation.test.ts',
    'closes the list on Escape, then clears the term',
  ],
  searchStatus: [
    'test/browser/header/search/suggestions.test.ts',
    'is a combobox with its listbox, no selection, and one polite status',
  ],
  calendarKeys: ['test/browser/controls/date-picker/moves.test.ts', 'moves to ${to} on ${key}'],
  calendarTab: ['test/browser/controls/date-picker/moves.test.ts', 'leaves one tab stop for all days'],
  dayNames: [
    'test/browser/controls/date-picker/datePicker.test.ts',
    'includes today and selected in the names of days',
  ],
  buttonKeys: ['test/browser/controls/button/button.test.ts', 'is pressed by ${how}'],
  busy: ['test/browser/controls/button/button.test.ts', 'keeps its name and focus, and is exposed as busy'],
  mobileEscape: [
    'test/browser/header/mobile/mobileMenuViews.test.ts',
    'moves up one level by Escape, which closes the menu at the top',
  ],
  mobileFocus: [
    'test/browser/header/mobile/mobileMenu.test.ts',
    'focuses its first control, and returns focus to the trigger',
  ],
  mobileStatus: ['test/browser/header/mobile/mobileMenuViews.test.ts', 'announces the current view'],
  mobileCovered: [
    'test/browser/header/mobile/mobileMenuViews.test.ts',
    'keeps focused items out from under the title',
  ],
  mobileBar: [
    'test/browser/header/mobile/mobileBar.test.ts',
    'shows all of its controls at ${width} px with ${what}',
  ],
  popoverEscape: [
    'test/browser/controls/popover/popover.test.ts',
    'closes on Escape and returns focus to its button',
  ],
  focusHeader: ['test/browser/header/accessibility.test.ts', 'shows focus on every tab stop'],
  focusControls: ['test/browser/controls/accessibility.test.ts', 'shows a focus indicator on every tab stop'],
  focusFooter: [
    'test/browser/footer/accessibility.test.ts',
    'shows focus on every tab stop, even in forced colors mode',
  ],
  dayInSight: [
    'test/browser/controls/floating/pickersInView.test.ts',
    'keeps the calendar of a field ${where} and each focused day inside the window',
  ],
  stickyFocus: [
    'test/browser/header/behavior.test.ts',
    'reappears when focus enters it, and stays while it is used',
  ],
  stickyScroll: [
    'test/browser/header/behavior.test.ts',
    'does not cover scroll targets of the page, and restores the page’s styles',
  ],
  targets: ['test/node/userPreferences.test.mjs', 'has targets of at least 24 px: ${name}'],
  touchTargets: ['test/node/userPreferences.test.mjs', 'has touch targets of 44 px: ${name}'],
  forcedColors: [
    'test/browser/controls/accessibility.test.ts',
    'keeps today, disabled, and loading distinguishable in forced colors mode',
  ],
  reducedMotion: ['test/browser/header/accessibility.test.ts', 'does not animate with reduced motion'],
  press: ['test/node/press.test.mjs', 'is a click by ${name}'],
  language: ['test/browser/header/language.test.ts', 'is the language of the page from the first rendering'],
  languageNone: [
    'test/browser/header/language.test.ts',
    'falls back to English, marked as English, if there is no translation',
  ],
  languageLinks: [
    'test/browser/header/entries.test.ts',
    'marks the language of the page as current in a menu of languages',
  ],
  dateTyped: [
    'test/browser/controls/typed-input/typedEvents.test.ts',
    'dispatches `input` and then `change` when the user leaves, not with each key',
  ],
  nativeError: [
    'test/browser/controls/form-field/nativeControls.test.ts',
    'shows the browser’s error on submission until it is fixed',
  ],
  serverError: [
    'test/browser/controls/error-text/errorText.test.ts',
    'is visible, and is the validation message',
  ],
  serverErrorDescribes: ['test/browser/controls/error-text/errorText.test.ts', 'describes the control'],
  errorSummary: [
    'test/browser/controls/error-summary/formErrors.test.ts',
    'moves focus to the field of a followed link',
  ],
  newsletterError: [
    'test/browser/footer/newsletter.test.ts',
    'rejects ${JSON.stringify(invalid)} with the message of the rule, and sends nothing',
  ],
  newsletterKept: [
    'test/browser/footer/newsletter.test.ts',
    'shows an error after ${what}, keeps the email address and focus, and can be submitted again',
  ],
  newsletterStatus: [
    'test/browser/footer/newsletter.test.ts',
    'resets on success, shows the placeholder, check mark, and status, and keeps focus',
  ],
  errorAgain: [
    'test/browser/controls/typed-input/typedValue.test.ts',
    'announces the same error each time it is found',
  ],
  limitStatus: [
    'test/browser/controls/text-input/limit.test.ts',
    'is announced with the message once there are too many characters',
  ],
  passwordShown: [
    'test/browser/controls/text-input/buttons.test.ts',
    'announces each time whether it is shown',
  ],
  dayChosen: [
    'test/browser/controls/date-picker/datePicker.test.ts',
    'leaves focus on a selected day of another month, and announces the day',
  ],
  timeChosen: [
    'test/browser/controls/time-picker/timePicker.test.ts',
    'applies the time, announces it, and dispatches `input` and `change`',
  ],
  signingOut: ['test/browser/header/account/signOut.test.ts', 'announces that it is in progress'],
  countStatus: [
    'test/browser/header/counts.test.ts',
    'is announced politely when it changes, without layout shift',
  ],
} as const satisfies Readonly<Record<string, readonly [file: string, name: string]>>;

export type TestName = keyof typeof tests;
