/** The tests that show conformance, by file: names as they stand there. `test/node/conformance.test.mjs` fails if one is no longer in the suite. */
export const tests = {
  trees: ['test/browser/accessibility/tree.test.ts', 'a ${name}'],
  axeControls: ['test/browser/controls/accessibility.test.ts', 'passes axe in the ${scheme} scheme'],
  axePickers: [
    'test/browser/controls/accessibility.test.ts',
    'passes axe with the picker of ${tag} open, in the ${scheme} scheme',
  ],
  axeHeader: ['test/browser/header/accessibility.test.ts', 'with ${name} open'],
  axeMobile: ['test/browser/header/accessibility.test.ts', 'on a phone, closed, open, drilled in'],
  axeFooter: ['test/browser/footer/accessibility.test.ts', 'to axe at ${width} px in the ${scheme} scheme'],
  platform: ['test/assistive/platformTree.test.mjs', 'gets of each control what it gets of the native one'],
  voice: [
    'test/assistive/platformTree.test.mjs',
    'finds every control of ${name} by its visible words, with something to do',
  ],
  landmarks: ['test/browser/header/menus/panels.test.ts', 'are named navigations with the eleven groups'],
  columns: [
    'test/browser/header/menus/panels.test.ts',
    'show sub-groups with their "All …" link and the popular categories',
  ],
  groupLabels: [
    'test/browser/controls/form-field/nativeControls.test.ts',
    'names and describes ${what}, and describes each of them',
  ],
  fieldLabel: ['test/browser/controls/form-field/formField.test.ts', 'is named by the label'],
  fieldHelp: ['test/browser/controls/form-field/formField.test.ts', 'is described by the help'],
  required: ['test/browser/controls/form-field/formField.test.ts', 'is marked where it is required'],
  slotOrder: [
    'test/browser/header/slots.test.ts',
    'stand in their slots on wide screens, and are reached in the order in which they are seen',
  ],
  purpose: ['test/node/nativeForms.test.mjs', '${how}, as ${enctype}'],
  passwords: [
    'test/extensions/passwordManager.test.mjs',
    'fills in user and password of fields around inputs of the page',
  ],
  contrast: [
    'test/browser/design/tokens.test.ts',
    '${text} on ${surface} has ${least}:1 in the ${scheme} scheme',
  ],
  textSize: ['test/node/textSize.test.mjs', 'text of header, menus, fields and calendar is as much larger'],
  textCut: ['test/node/textSize.test.mjs', '${name}: no text is cut off at ${width} px'],
  textZoom: ['test/assistive/textZoom.test.mjs', '${name}: no text is cut off or covered at ${width} px'],
  reflow: [
    'test/node/adaptation.test.mjs',
    '${name}: fits at 400 % of 1280 × 1024 px, and on a phone of 320 px with spaced text',
  ],
  spacing: ['test/node/adaptation.test.mjs', '${name}: fits at 1104 px with spaced text'],
  tooltipStays: [
    'test/browser/controls/tooltip/tooltip.test.ts',
    'stays while the pointer is over it, and closes afterwards',
  ],
  tooltipLasts: ['test/browser/controls/tooltip/tooltip.test.ts', 'stays as long as the pointer stays'],
  tooltipEscape: [
    'test/browser/controls/tooltip/tooltip.test.ts',
    'is dismissed by Escape, without moving pointer or focus',
  ],
  menuEscape: [
    'test/browser/header/menus/keyboard.test.ts',
    'close by Escape wherever the focus is, and stay closed until the pointer has left',
  ],
  menuKeys: ['test/browser/header/menus/keyboard.test.ts', 'toggle at once by ${key}'],
  menuTab: ['test/browser/header/menus/keyboard.test.ts', 'are entered and left by Tab, which closes them'],
  menuShiftTab: ['test/browser/header/menus/keyboard.test.ts', 'are left by Shift+Tab too'],
  searchKeys: [
    'test/browser/header/search/operation.test.ts',
    'Down and Up move through the options and Enter follows the active one',
  ],
  searchTab: ['test/browser/header/search/operation.test.ts', 'Tab closes without choosing'],
  dayPeriodKeys: [
    'test/browser/controls/time-picker/typing.test.ts',
    'chooses AM and PM by the keys a and p, wherever the focus is',
  ],
  searchCleared: ['test/browser/header/search/operation.test.ts', 'Escape closes the list, then clears'],
  searchStatus: [
    'test/browser/header/search/suggestions.test.ts',
    'a combobox with its listbox, nothing chosen, and one polite status',
  ],
  calendarKeys: ['test/browser/controls/date-picker/moves.test.ts', '${key} goes to ${to}'],
  calendarTab: ['test/browser/controls/date-picker/moves.test.ts', 'leave one tab stop for all days'],
  dayNames: [
    'test/browser/controls/date-picker/datePicker.test.ts',
    'says in the name of a day that it is today or selected',
  ],
  buttonKeys: ['test/browser/controls/button/button.test.ts', 'is pressed by ${how}'],
  busy: [
    'test/browser/controls/button/button.test.ts',
    'keeps its name and its focus, and is busy for assistive technology',
  ],
  mobileEscape: [
    'test/browser/header/mobile/mobileMenuViews.test.ts',
    'up one level by Escape, which closes at the top',
  ],
  mobileFocus: [
    'test/browser/header/mobile/mobileMenu.test.ts',
    'has the focus on its first control, and gives it back to the trigger',
  ],
  mobileStatus: ['test/browser/header/mobile/mobileMenuViews.test.ts', 'and says where one is'],
  mobileCovered: [
    'test/browser/header/mobile/mobileMenuViews.test.ts',
    'that hide no item under their title when the focus goes back',
  ],
  mobileBar: [
    'test/browser/header/mobile/mobileBar.test.ts',
    'has all of its controls at ${width} px, with ${what}',
  ],
  popoverEscape: [
    'test/browser/controls/popover/popover.test.ts',
    'closes on Escape and gives the focus back to its button',
  ],
  focusHeader: ['test/browser/header/accessibility.test.ts', 'shows where the focus is, on every stop'],
  focusControls: ['test/browser/controls/accessibility.test.ts', 'shows where the focus is, on every stop'],
  focusFooter: [
    'test/browser/footer/accessibility.test.ts',
    'shows the focus on every stop, in forced colours too',
  ],
  dayInSight: [
    'test/browser/controls/floating/pickersInView.test.ts',
    'the calendar of a field ${where} is inside it, and so is every day that gets the focus',
  ],
  stickyFocus: [
    'test/browser/header/behavior.test.ts',
    'comes back when the focus enters it, and stays while it is used',
  ],
  stickyScroll: [
    'test/browser/header/behavior.test.ts',
    'keeps what the page scrolls to in sight, and leaves the page as it was',
  ],
  targets: ['test/node/userPreferences.test.mjs', '${name}: every target has 24 px'],
  touchTargets: ['test/node/userPreferences.test.mjs', '${name}: what fingers reach for has 44 px'],
  forcedColors: [
    'test/browser/controls/accessibility.test.ts',
    'keeps today, disabled and loading distinguishable where colours are forced',
  ],
  reducedMotion: ['test/browser/header/accessibility.test.ts', 'moves nothing with reduced motion'],
  press: ['test/node/press.test.mjs', 'is a click, by ${name}'],
  language: ['test/browser/header/language.test.ts', 'is that of the page from the first rendering on'],
  languageNone: [
    'test/browser/header/language.test.ts',
    'is English, and says so, where there are no texts of the language',
  ],
  languageLinks: [
    'test/browser/header/entries.test.ts',
    'are a menu of languages, in which that of the page is the current one',
  ],
  dateTyped: [
    'test/browser/controls/typed-input/typedEvents.test.ts',
    'by `input` and then `change` once the user leaves, not with each key',
  ],
  nativeError: [
    'test/browser/controls/form-field/nativeControls.test.ts',
    'shows what the browser finds invalid when the form is to be submitted, until it is mended',
  ],
  serverError: [
    'test/browser/controls/error-text/errorText.test.ts',
    'is shown, and is the validation message',
  ],
  serverErrorDescribes: ['test/browser/controls/error-text/errorText.test.ts', 'describes the control'],
  errorSummary: ['test/browser/controls/error-summary/formErrors.test.ts', 'its links move the focus'],
  newsletterError: [
    'test/browser/footer/newsletter.test.ts',
    'refuses ${JSON.stringify(invalid)} with the text of the rule, and sends nothing',
  ],
  newsletterKept: [
    'test/browser/footer/newsletter.test.ts',
    'shows an error after ${what}, keeps address and focus, and can be submitted again',
  ],
  newsletterStatus: [
    'test/browser/footer/newsletter.test.ts',
    'is subscribed then: reset, with the placeholder, the check and the status, the focus kept',
  ],
  errorAgain: [
    'test/browser/controls/typed-input/typedValue.test.ts',
    'and the same error is announced each time that it is found',
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
    'leaves the focus on a day that is chosen in another month, and announces the day',
  ],
  timeChosen: [
    'test/browser/controls/time-picker/timePicker.test.ts',
    'applies the time, announces it, and dispatches `input` and `change`',
  ],
  signingOut: ['test/browser/header/account/signOut.test.ts', 'announces that it is under way'],
  countStatus: [
    'test/browser/header/counts.test.ts',
    'is announced politely when it changes, and moves nothing',
  ],
} as const satisfies Readonly<Record<string, readonly [file: string, name: string]>>;

export type TestName = keyof typeof tests;
