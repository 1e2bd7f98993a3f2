import type { TestName } from './tests.ts';

/** Terms of a conformance report. A criterion without tests is `not-evaluated`. */
export type Conformance = 'supports' | 'partially-supports' | 'not-applicable' | 'not-evaluated';

export interface Criterion {
  /** Number in WCAG 2.2. */
  num: string;
  name: string;
  level: 'A' | 'AA';
  conformance: Conformance;
  /** Tests that cover the criterion. */
  tests?: readonly TestName[];
  remarks?: string;
}

/** Date of the last evaluation. */
export const evaluated = '2026-11-24';

/** Criteria that are new in WCAG 2.2. EN 301 549 V3.2.1 doesn't contain them. */
export const newIn22: ReadonlySet<string> = new Set(['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8']);

const media = 'The elements contain no audio or video.';
const ofThePage = 'This depends on the page that contains the elements.';

/** WCAG 2.2, levels A and AA. */
export const criteria: readonly Criterion[] = [
  {
    num: '1.1.1',
    name: 'Non-text Content',
    level: 'A',
    conformance: 'supports',
    tests: ['trees', 'axeHeader', 'axeControls', 'axeFooter'],
    remarks:
      'Icons are hidden from assistive technology, and their buttons have names. Pages must provide alternative text for their own images.',
  },
  {
    num: '1.2.1',
    name: 'Audio-only and Video-only (Prerecorded)',
    level: 'A',
    conformance: 'not-applicable',
    remarks: media,
  },
  { num: '1.2.2', name: 'Captions (Prerecorded)', level: 'A', conformance: 'not-applicable', remarks: media },
  {
    num: '1.2.3',
    name: 'Audio Description or Media Alternative (Prerecorded)',
    level: 'A',
    conformance: 'not-applicable',
    remarks: media,
  },
  {
    num: '1.3.1',
    name: 'Info and Relationships',
    level: 'A',
    conformance: 'supports',
    tests: ['landmarks', 'columns', 'fieldLabel', 'fieldHelp', 'groupLabels', 'platform'],
  },
  {
    num: '1.3.2',
    name: 'Meaningful Sequence',
    level: 'A',
    conformance: 'supports',
    tests: ['trees', 'slotOrder'],
  },
  {
    num: '1.3.3',
    name: 'Sensory Characteristics',
    level: 'A',
    conformance: 'not-evaluated',
    remarks: 'No text in the library refers to shape, size, or location. No test covers this.',
  },
  {
    num: '1.4.1',
    name: 'Use of Color',
    level: 'A',
    conformance: 'supports',
    tests: ['forcedColors', 'required', 'dayNames'],
    remarks:
      'Errors have an icon and text, required fields have an asterisk, and the current day has a ring.',
  },
  { num: '1.4.2', name: 'Audio Control', level: 'A', conformance: 'not-applicable', remarks: media },
  {
    num: '2.1.1',
    name: 'Keyboard',
    level: 'A',
    conformance: 'supports',
    tests: [
      'menuKeys',
      'menuTab',
      'searchKeys',
      'calendarKeys',
      'buttonKeys',
      'mobileEscape',
      'popoverEscape',
    ],
  },
  {
    num: '2.1.2',
    name: 'No Keyboard Trap',
    level: 'A',
    conformance: 'supports',
    tests: ['menuTab', 'menuShiftTab', 'searchTab', 'calendarTab', 'mobileEscape', 'popoverEscape'],
  },
  {
    num: '2.1.4',
    name: 'Character Key Shortcuts',
    level: 'A',
    conformance: 'supports',
    tests: ['dayPeriodKeys', 'searchShortcut'],
    remarks:
      'The key “/” moves focus to the search. `search-shortcut="off"` turns it off. The only letter keys are “a” and “p” in the time picker, while it has focus.',
  },
  {
    num: '2.2.1',
    name: 'Timing Adjustable',
    level: 'A',
    conformance: 'not-applicable',
    remarks: 'The elements have no time limits.',
  },
  {
    num: '2.2.2',
    name: 'Pause, Stop, Hide',
    level: 'A',
    conformance: 'supports',
    tests: ['reducedMotion'],
    remarks:
      'Only loading spinners animate continuously. Other animations last 150 ms. Nothing is animated with prefers-reduced-motion.',
  },
  {
    num: '2.3.1',
    name: 'Three Flashes or Below Threshold',
    level: 'A',
    conformance: 'not-evaluated',
    remarks: 'Nothing flashes. No test covers this.',
  },
  {
    num: '2.4.1',
    name: 'Bypass Blocks',
    level: 'A',
    conformance: 'partially-supports',
    tests: ['landmarks'],
    remarks:
      'The header and footer are landmarks with names. Pages must add their own skip link before the header.',
  },
  { num: '2.4.2', name: 'Page Titled', level: 'A', conformance: 'not-applicable', remarks: ofThePage },
  {
    num: '2.4.3',
    name: 'Focus Order',
    level: 'A',
    conformance: 'supports',
    tests: ['menuTab', 'mobileFocus', 'slotOrder', 'popoverEscape'],
  },
  {
    num: '2.4.4',
    name: 'Link Purpose (In Context)',
    level: 'A',
    conformance: 'supports',
    tests: ['trees', 'columns', 'axeHeader', 'axeFooter'],
  },
  {
    num: '2.5.1',
    name: 'Pointer Gestures',
    level: 'A',
    conformance: 'supports',
    tests: ['press'],
    remarks: 'All functions work with a single press.',
  },
  {
    num: '2.5.2',
    name: 'Pointer Cancellation',
    level: 'A',
    conformance: 'supports',
    tests: ['press'],
    remarks:
      'Functions run on click. A press outside closes a popover on pointer down and runs no other function.',
  },
  { num: '2.5.3', name: 'Label in Name', level: 'A', conformance: 'supports', tests: ['voice'] },
  {
    num: '2.5.4',
    name: 'Motion Actuation',
    level: 'A',
    conformance: 'not-applicable',
    remarks: 'No function is operated by moving the device.',
  },
  {
    num: '3.1.1',
    name: 'Language of Page',
    level: 'A',
    conformance: 'supports',
    tests: ['language', 'languageNone'],
    remarks:
      'The elements use the language of the page. If no translation is available, their text is in English and has lang="en".',
  },
  {
    num: '3.2.1',
    name: 'On Focus',
    level: 'A',
    conformance: 'supports',
    tests: ['focusHeader', 'focusControls', 'focusFooter'],
    remarks: 'Focus opens only tooltips and, on phones, the search box.',
  },
  { num: '3.2.2', name: 'On Input', level: 'A', conformance: 'supports', tests: ['dateTyped', 'searchTab'] },
  {
    num: '3.2.6',
    name: 'Consistent Help',
    level: 'A',
    conformance: 'not-evaluated',
    remarks: 'The footer has the same help links on each page. No test covers this.',
  },
  {
    num: '3.3.1',
    name: 'Error Identification',
    level: 'A',
    conformance: 'supports',
    tests: ['nativeError', 'serverError', 'serverErrorDescribes', 'newsletterError', 'errorSummary'],
  },
  {
    num: '3.3.2',
    name: 'Labels or Instructions',
    level: 'A',
    conformance: 'supports',
    tests: ['fieldLabel', 'fieldHelp', 'required'],
  },
  {
    num: '3.3.7',
    name: 'Redundant Entry',
    level: 'A',
    conformance: 'supports',
    tests: ['newsletterKept', 'purpose'],
    remarks:
      'Typed text is kept after an error. The page decides whether a process asks for the same information twice.',
  },
  {
    num: '4.1.1',
    name: 'Parsing (obsolete)',
    level: 'A',
    conformance: 'not-applicable',
    remarks: 'Removed in WCAG 2.2. EN 301 549 still contains it as 9.4.1.1.',
  },
  {
    num: '4.1.2',
    name: 'Name, Role, Value',
    level: 'A',
    conformance: 'supports',
    tests: [
      'trees',
      'platform',
      'busy',
      'dayNames',
      'axeControls',
      'axePickers',
      'axeHeader',
      'axeMobile',
      'axeFooter',
    ],
  },
  { num: '1.2.4', name: 'Captions (Live)', level: 'AA', conformance: 'not-applicable', remarks: media },
  {
    num: '1.2.5',
    name: 'Audio Description (Prerecorded)',
    level: 'AA',
    conformance: 'not-applicable',
    remarks: media,
  },
  {
    num: '1.3.4',
    name: 'Orientation',
    level: 'AA',
    conformance: 'supports',
    tests: ['mobileBar', 'dayInSight'],
    remarks: 'Tests use windows in both orientations.',
  },
  {
    num: '1.3.5',
    name: 'Identify Input Purpose',
    level: 'AA',
    conformance: 'supports',
    tests: ['purpose', 'passwords'],
  },
  {
    num: '1.4.3',
    name: 'Contrast (Minimum)',
    level: 'AA',
    conformance: 'supports',
    tests: ['contrast', 'axeControls', 'axeHeader', 'axeFooter'],
    remarks: 'The built-in colors pass. If a page changes colors, it must check the contrast.',
  },
  {
    num: '1.4.4',
    name: 'Resize Text',
    level: 'AA',
    conformance: 'supports',
    tests: ['textSize', 'textCut', 'textZoom', 'reflow'],
  },
  {
    num: '1.4.5',
    name: 'Images of Text',
    level: 'AA',
    conformance: 'supports',
    tests: ['trees'],
    remarks: 'The elements contain no images of text, except for the logo that a page can set.',
  },
  {
    num: '1.4.10',
    name: 'Reflow',
    level: 'AA',
    conformance: 'supports',
    tests: ['reflow', 'mobileBar', 'dayInSight'],
  },
  {
    num: '1.4.11',
    name: 'Non-text Contrast',
    level: 'AA',
    conformance: 'supports',
    tests: ['contrast', 'focusControls', 'forcedColors'],
  },
  { num: '1.4.12', name: 'Text Spacing', level: 'AA', conformance: 'supports', tests: ['spacing'] },
  {
    num: '1.4.13',
    name: 'Content on Hover or Focus',
    level: 'AA',
    conformance: 'supports',
    tests: ['tooltipStays', 'tooltipLasts', 'tooltipEscape', 'menuEscape'],
  },
  {
    num: '2.4.5',
    name: 'Multiple Ways',
    level: 'AA',
    conformance: 'supports',
    tests: ['columns', 'searchKeys'],
    remarks: 'The header has menus and a search. The site decides whether both lead to a page.',
  },
  {
    num: '2.4.6',
    name: 'Headings and Labels',
    level: 'AA',
    conformance: 'supports',
    tests: ['columns', 'fieldLabel', 'trees'],
  },
  {
    num: '2.4.7',
    name: 'Focus Visible',
    level: 'AA',
    conformance: 'supports',
    tests: ['focusHeader', 'focusControls', 'focusFooter', 'dayInSight'],
  },
  {
    num: '2.4.11',
    name: 'Focus Not Obscured (Minimum)',
    level: 'AA',
    conformance: 'supports',
    tests: ['mobileCovered', 'stickyFocus', 'stickyScroll', 'dayInSight'],
  },
  {
    num: '2.5.7',
    name: 'Dragging Movements',
    level: 'AA',
    conformance: 'supports',
    tests: ['press'],
    remarks: 'No function requires dragging.',
  },
  {
    num: '2.5.8',
    name: 'Target Size (Minimum)',
    level: 'AA',
    conformance: 'supports',
    tests: ['targets', 'touchTargets'],
  },
  {
    num: '3.1.2',
    name: 'Language of Parts',
    level: 'AA',
    conformance: 'supports',
    tests: ['language', 'languageNone', 'languageLinks'],
  },
  {
    num: '3.2.3',
    name: 'Consistent Navigation',
    level: 'AA',
    conformance: 'supports',
    tests: ['landmarks', 'trees'],
    remarks: 'The header has the same order on each page.',
  },
  { num: '3.2.4', name: 'Consistent Identification', level: 'AA', conformance: 'supports', tests: ['trees'] },
  {
    num: '3.3.3',
    name: 'Error Suggestion',
    level: 'AA',
    conformance: 'supports',
    tests: ['fieldHelp', 'nativeError', 'newsletterError'],
    remarks: 'Date and time fields show their format or an example.',
  },
  {
    num: '3.3.4',
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    conformance: 'not-applicable',
    remarks: 'The elements submit no legal commitments. Bids are part of the page.',
  },
  {
    num: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    conformance: 'supports',
    tests: ['passwords'],
    remarks: 'Password managers fill in the fields, and users can paste into them.',
  },
  {
    num: '4.1.3',
    name: 'Status Messages',
    level: 'AA',
    conformance: 'supports',
    tests: [
      'searchStatus',
      'searchCleared',
      'busy',
      'passwordShown',
      'dayChosen',
      'timeChosen',
      'newsletterStatus',
      'errorAgain',
      'limitStatus',
      'signingOut',
      'countStatus',
      'mobileStatus',
    ],
  },
];
