import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { keys, press, parkPointer, unzoom, viewport, zoom } from '../../../support/act.ts';
import { settled, until } from '../../../support/clock.ts';
import { byRole, expectFocus, focused } from '../../../support/find.ts';
import { mount, unmountAll } from '../../../support/mount.ts';

/** Phones in landscape, and the size of a desktop window at 400% zoom. */
const windows = [
  [320, 256],
  [320, 200],
  [568, 320],
] as const;

/** Makes a page that does not scroll, with the element at its top, middle, or bottom. */
const pageWith = (place: string) => (html: string) =>
  `<div style="position:fixed;inset:0;display:grid;align-content:${place}">${html}</div>`;
const inDialog = (html: string) => `<dialog><p>Viewing</p>${html}<p>By appointment</p></dialog>`;

const around: Readonly<Record<string, (html: string) => string>> = {
  'at the top of a page': pageWith('start'),
  'in the middle of a page': pageWith('center'),
  'at the bottom of a page': pageWith('end'),
  'in a modal dialog': inDialog,
};

describe('in a small window', () => {
  let element: HTMLElement;
  const panel = () => element.shadowRoot!.querySelector<HTMLElement>('[part~=popover]')!;
  const insert = async (html: string, wrap: (html: string) => string) => {
    await mount(wrap(html));
    element = document.querySelector<HTMLElement>('auction-date-input, auction-time-input, auction-popover')!;
    element.closest('dialog')?.showModal();
  };
  const isPlaced = () => panel() && getComputedStyle(panel()).opacity === '1';
  /** The position may change one frame after the size. */
  const expectInside = (inner: () => Element, outer: () => DOMRect, what: string) =>
    until(() => contains(outer(), inner().getBoundingClientRect()), what).catch((error: Error) => {
      const [{ top, bottom, left, right }, frame] = [inner().getBoundingClientRect(), outer()];
      throw new Error(
        `${error.message}: ${[left, top, right, bottom].join()} in ${[frame.left, frame.top, frame.right, frame.bottom].join()}`,
      );
    });
  const expectPanelInWindow = async () => {
    await expectInside(panel, windowRect, 'the panel to be inside the window');
    expect(panel().scrollWidth, 'it scrolls in one direction only').to.equal(panel().clientWidth);
  };
  /** Inside the panel, whose scroll position only the browser changes, and therefore inside the window. */
  const expectFocusInSight = () =>
    expectInside(focused as () => Element, () => panel().getBoundingClientRect(), 'the focus to be in sight');

  afterEach(async () => {
    unzoom();
    await unmountAll();
    await viewport(1000, 800);
  });

  for (const [what, html, name] of [
    ['the calendar', '<auction-date-input label="Day"></auction-date-input>', /Open Calendar/],
    [
      'the time picker',
      '<auction-time-input label="Time" help="The house opens at nine"></auction-time-input>',
      /Open Time Picker/,
    ],
  ] as const)
    it(`covers neither the label nor the help of its field with ${what} where it fits`, async () => {
      await viewport(1000, 800);
      for (const place of ['start', 'end']) {
        await insert(html, pageWith(place));
        await press(byRole(element, 'button', name));
        await until(isPlaced, what);
        const { top, bottom } = panel().getBoundingClientRect();
        const field = element.getBoundingClientRect();
        if (place === 'start') expect(top - field.bottom).to.be.closeTo(12, 1);
        else expect(field.top - bottom).to.be.closeTo(12, 1);
        await unmountAll();
      }
    });

  for (const [width, height] of windows)
    describe(`with ${width} × ${height} px`, () => {
      beforeEach(async () => {
        await viewport(width, height);
        await parkPointer();
      });

      for (const [where, wrap] of Object.entries(around)) {
        it(`keeps the calendar of a field ${where} and each focused day inside the window`, async () => {
          await insert(
            '<auction-date-input locale="en-US" value="2026-08-03" allow-past></auction-date-input>',
            wrap,
          );
          await press(byRole(element, 'button', /Open Calendar/));
          await until(isPlaced, 'the calendar');
          await expectPanelInWindow();
          const { scrollWidth, clientWidth } = panel();
          expect(scrollWidth).to.equal(clientWidth);
          await expectFocusInSight();
          for (const key of [
            ...Array<string>(4).fill('ArrowDown'),
            'PageDown',
            'Home',
            'PageUp',
            'ArrowUp',
          ]) {
            await keys(key);
            expect(focused()?.hasAttribute('data-day'), key).to.equal(true);
            await expectFocusInSight();
            await expectPanelInWindow();
          }
        });

        it(`allows pressing every day of the calendar of a field ${where}`, async () => {
          await insert(
            '<auction-date-input locale="en-US" value="2026-08-03" allow-past></auction-date-input>',
            wrap,
          );
          for (const [name, value] of [
            ['Monday, August 31, 2026', '2026-08-31'],
            ['Saturday, August 1, 2026', '2026-08-01'],
          ] as const) {
            await press(byRole(element, 'button', /Open Calendar/));
            await until(isPlaced, 'the calendar');
            await expectPanelInWindow();
            byRole(element, 'button', name).scrollIntoView({ block: 'nearest' });
            await press(byRole(element, 'button', name));
            expect((element as HTMLInputElement).value).to.equal(value);
          }
        });

        it(`keeps the time picker of a field ${where}, its focus, and the Done button inside the window`, async () => {
          await insert('<auction-time-input locale="en-US"></auction-time-input>', wrap);
          await press(byRole(element, 'button', /Open Time Picker/));
          await until(isPlaced, 'the panel');
          await expectPanelInWindow();
          await expectFocusInSight();
          await keys('Enter');
          expect(byRole(element, 'alert').textContent).to.equal('Invalid time');
          await expectFocusInSight();
          await keys('9', '3', '0');
          // The panel becomes smaller and moves, because the message has disappeared.
          await expectPanelInWindow();
          let lastTop: number | undefined;
          await until(() => {
            const { top } = panel().getBoundingClientRect();
            const isStill = top === lastTop;
            lastTop = top;
            return isStill;
          }, 'the panel to stop');
          await press(byRole(element, 'button', 'Done'));
          expect((element as HTMLInputElement).value).to.equal('09:30');
        });

        it(`keeps a popover ${where} inside the window, and scrolls it if it is longer`, async () => {
          await insert(
            `<auction-popover><button slot="trigger">Filter</button>${'<p>Only timed auctions</p>'.repeat(20)}<a href="#x">Apply</a></auction-popover>`,
            wrap,
          );
          await press(element.querySelector('button')!);
          await until(isPlaced, 'the popover');
          await expectPanelInWindow();
          // Scroll containers may be tab stops.
          await keys('Tab');
          if (focused()?.localName !== 'a') await keys('Tab');
          expectFocus(element.querySelector('a'));
          await expectFocusInSight();
        });
      }
    });

  for (const factor of [1.25, 2])
    it(`keeps the calendar and each focused day inside the window in a page with a zoom of ${factor}`, async () => {
      await viewport(800, 500);
      zoom(document.body, factor);
      await insert(
        '<auction-date-input locale="en-US" value="2026-08-03" allow-past></auction-date-input>',
        (html) => `<div style="padding: 60px 0 0 ${100 / factor}px">${html}</div>`,
      );
      await press(byRole(element, 'button', /Open Calendar/));
      await until(isPlaced, 'the calendar');
      await expectPanelInWindow();
      await expectFocusInSight();
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'PageUp', 'Home']) {
        await keys(key);
        await expectFocusInSight();
      }
    });

  for (const [by, open] of [
    ['the pointer', () => press(byRole(element, 'button', /Open Calendar/))],
    ['a key', () => keys('Alt+ArrowDown')],
  ] as const)
    it(`keeps the scroll position of the page when a picker opens by ${by}`, async () => {
      await viewport(568, 320);
      await insert(
        '<auction-date-input locale="en-US" value="2026-08-03" allow-past></auction-date-input>',
        (html) => `<div style="padding: 400px 0 2000px">${html}</div>`,
      );
      byRole(element, 'textbox').focus();
      window.scrollTo(0, 190);
      await open();
      await until(isPlaced, 'the calendar');
      await expectPanelInWindow();
      await expectFocusInSight();
      await keys('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown');
      await expectFocusInSight();
      expect(window.scrollY).to.equal(190);
      window.scrollTo(0, 0);
    });
});

it('scrolls the page to the focused day of an inline calendar', async () => {
  await viewport(1000, 800);
  const picker = await mount(
    '<div style="height:1400px"></div><auction-date-picker locale="en-US" value="2025-11-05" allow-past></auction-date-picker><div style="height:1500px"></div>',
  );
  const day = byRole(picker, 'button', /^Wednesday, November 5, 2025/);
  day.focus();
  window.scrollBy(0, day.getBoundingClientRect().bottom - window.innerHeight);
  await settled();
  for (let week = 0; week < 3; week++) {
    await keys('ArrowDown');
    await until(() => contains(windowRect(), focused()!.getBoundingClientRect()), 'the focus to be in sight');
  }
  expectFocus(byRole(picker, 'button', 'Wednesday, November 26, 2025'));
  window.scrollTo(0, 0);
  await unmountAll();
});

const windowRect = () => new DOMRect(0, 0, window.innerWidth, window.innerHeight);

const contains = (outer: DOMRect, inner: DOMRect): boolean =>
  inner.left >= outer.left - 0.5 &&
  inner.top >= outer.top - 0.5 &&
  inner.right <= outer.right + 0.5 &&
  inner.bottom <= outer.bottom + 0.5;
