import {
  getInitialFiles,
  getAdditionalFiles,
  manifest,
  getInitialLibraryFiles,
  getElementNames,
} from './scripts/builtFiles.mjs';

/** Budgets of what is built, in gzip bytes / 1000. They may be lowered, and raised only with a reason in the commit. */

const built = manifest();
const tags = getElementNames(built);
/** Returns the file that defines an element. The script of a site element loads it. */
const entry = (tag) => built[`elements/tags/${tag}.ts`].file;
const paths = (files) => [...files].map((file) => `dist/${file}`);
const chunk = (name) => Object.values(built).find((each) => each.name === name).file;

/** Returns the files that only this element needs. */
const ownOf = (tag) => {
  const others = new Set(
    tags.filter((each) => each !== tag).flatMap((each) => [...getInitialFiles(built, entry(each))]),
  );
  return getAdditionalFiles(built, entry(tag), others);
};

const controls = tags.filter((tag) => !['auction-header', 'auction-footer'].includes(tag));

/** Returns the additional files of an open picker. */
const later = (part, tag) => getAdditionalFiles(built, chunk(part), getInitialFiles(built, entry(tag)));

export default [
  { name: 'loader', path: 'dist/loader.js', limit: '3.06 kB' },
  // All that a page needs before its header is on screen and its links work.
  { name: 'autoloader', path: 'dist/autoload.js', limit: '22 kB' },
  { name: 'script of the header', path: 'dist/elements/auction-header.js', limit: '18.4 kB' },
  // 0.18 kB more than needed: with fewer passes over the HTML, a visit that only reads takes a fifth less script.
  { name: 'script of the footer', path: 'dist/elements/auction-footer.js', limit: '9.5 kB' },
  // Components for apps. Each imports its element when it is mounted.
  { name: 'components of React', path: 'dist/react.js', limit: '7.75 kB' },
  { name: 'components of Vue', path: 'dist/vue.js', limit: '7.6 kB' },
  {
    name: 'header, ours',
    path: paths(getInitialLibraryFiles(built, entry('auction-header'))),
    // Reporting problems as `auction-error` events takes 0.1 kB, and translating the built-in lists 0.07 kB.
    limit: '39.2 kB',
  },
  {
    name: 'header, with packages',
    path: paths(getInitialFiles(built, entry('auction-header'))),
    limit: '108.3 kB',
  },
  {
    name: 'footer, ours',
    path: paths(getInitialLibraryFiles(built, entry('auction-footer'))),
    // Consent takes 0.1 kB. Keeping typed text when HTML of another release is rendered again takes 0.1 kB.
    limit: '24.6 kB',
  },
  ...controls.map((tag) => ({
    name: `${tag}, its own`,
    path: paths(ownOf(tag)),
    // The menus of the calendar's heading take 0.7 kB. Date fields no longer share the code that counts weeks and months, 0.8 kB. A time picker submits the time that the user types, which takes 0.2 kB, and frees its radio buttons.
    limit: { 'auction-date-picker': '5.5 kB', 'auction-time-picker': '4.6 kB' }[tag] ?? '4.3 kB',
  })),
  { name: 'calendar', path: paths(later('CalendarPanel', 'auction-date-input')), limit: '10 kB' },
  // AM and PM on the side where Arabic writes them, and the look of a disabled time picker, take 0.15 kB. Freeing the radio buttons takes 0.02 kB.
  { name: 'time panel', path: paths(later('TimePanel', 'auction-time-input')), limit: '5.1 kB' },
  {
    name: 'suggestions',
    path: paths(later('Suggestions', 'auction-header')),
    // Messages, which the header doesn't load, take 0.4 kB. Details of lots and recent searches take 1 kB.
    limit: '16.8 kB',
  },
].map((budget) => ({ ...budget, gzip: true }));
