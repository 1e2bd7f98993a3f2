import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { hover, keys, moveTo, press, parkPointer } from '../../../support/act.ts';
import { advance, restoreClock, settled, stopClock, until } from '../../../support/clock.ts';
import { mount, unmountAll } from '../../../support/mount.ts';

const bubbleOf = (element: Element) => element.shadowRoot!.querySelector<HTMLElement>('[role=tooltip]');
const placed = (element: Element) =>
  until(() => {
    const bubble = bubbleOf(element);
    return bubble && getComputedStyle(bubble).opacity === '1' ? bubble : undefined;
  }, 'the tooltip to be placed');

describe('tooltips (WCAG 1.4.13)', () => {
  for (const [tag, html] of [
    ['auction-tooltip', '<auction-tooltip text="Ends tonight"><button>Lot 12</button></auction-tooltip>'],
    ['auction-icon-button', '<auction-icon-button label="Ends tonight" icon="lock"></auction-icon-button>'],
  ] as const)
    describe(`of ${tag}`, () => {
      let element: HTMLElement;
      const anchor = () => element.querySelector('button') ?? element.shadowRoot!.querySelector('button')!;
      const isOpen = () => bubbleOf(element) !== null;

      beforeEach(async () => {
        await parkPointer();
        element = await mount(`<div style="padding: 200px">${html}</div>`);
        stopClock();
      });
      afterEach(async () => {
        restoreClock();
        await parkPointer();
      });

      it('opens after 200 ms of hovering', async () => {
        await hover(anchor());
        await advance(199);
        expect(isOpen()).to.equal(false);
        await advance(1);
        expect(bubbleOf(element)!.textContent).to.equal('Ends tonight');
      });

      it('does not open when the pointer only passes', async () => {
        await hover(anchor());
        await advance(150);
        await parkPointer();
        await advance(500);
        expect(isOpen()).to.equal(false);
      });

      it('opens immediately on keyboard focus, and closes on blur', async () => {
        await keys('Tab');
        expect(isOpen()).to.equal(true);
        anchor().blur();
        await settled();
        expect(isOpen()).to.equal(false);
      });

      it('does not open on focus by a press', async () => {
        await press(anchor());
        expect(isOpen()).to.equal(false);
      });

      it('is dismissed by Escape without moving pointer or focus', async () => {
        await keys('Tab');
        await keys('Escape');
        expect(isOpen()).to.equal(false);
        expect(document.activeElement === document.body).to.equal(false);
      });

      it('stays open while the pointer is over it, and closes afterwards', async () => {
        await hover(anchor());
        await advance(200);
        const bubble = await placed(element);
        const { left, width, top, height } = bubble.getBoundingClientRect();
        await moveTo(left + width / 2, top + height / 2);
        await advance(1000);
        expect(isOpen()).to.equal(true);
        await parkPointer();
        await advance(200);
        expect(isOpen()).to.equal(false);
      });

      it('stays open as long as the pointer stays', async () => {
        await hover(anchor());
        await advance(60_000);
        expect(isOpen()).to.equal(true);
      });

      it('is 10 px away, above all other content', async () => {
        await keys('Tab');
        const bubble = await placed(element);
        expect(
          Math.round(anchor().getBoundingClientRect().top - bubble.getBoundingClientRect().bottom),
        ).to.equal(10);
        expect(bubble.matches(':popover-open')).to.equal(true);
      });
    });

  describe('auction-tooltip', () => {
    let element: HTMLElement;
    const render = async (attributes: string) => {
      element = await mount(
        `<div style="padding: 200px"><auction-tooltip ${attributes}><button>Lot 12</button></auction-tooltip></div>`,
      );
    };

    it('is at most 282 px wide', async () => {
      await render(`text="${'A long word about this lot. '.repeat(8)}"`);
      element.querySelector('button')!.focus();
      await keys('Shift');
      const bubble = await placed(element);
      expect(bubble.offsetWidth).to.be.at.most(282);
      expect(bubble.offsetWidth).to.be.above(200);
    });

    it('describes the button inside an element', async () => {
      element = await mount(
        '<auction-tooltip text="Ends tonight"><auction-button>Bid</auction-button></auction-tooltip>',
      );
      const control = element.querySelector('auction-button')!.shadowRoot!.querySelector('button')!;
      expect(control.getAttribute('aria-description')).to.equal('Ends tonight');
    });

    it('describes its trigger, and keeps a description of the page', async () => {
      await render('text="Ends tonight"');
      expect(element.querySelector('button')!.getAttribute('aria-description')).to.equal('Ends tonight');
      element.setAttribute('text', 'Ended');
      await settled();
      expect(element.querySelector('button')!.getAttribute('aria-description')).to.equal('Ended');
      element.removeAttribute('text');
      await settled();
      expect(element.querySelector('button')!.hasAttribute('aria-description')).to.equal(false);
    });

    it('has the delay, offset, and side that the page sets', async () => {
      await render('text="Ends tonight" delay="50" offset="20" placement="bottom"');
      stopClock();
      await hover(element.querySelector('button')!);
      await advance(50);
      restoreClock();
      const bubble = await placed(element);
      const button = element.querySelector('button')!.getBoundingClientRect();
      expect(Math.round(bubble.getBoundingClientRect().top - button.bottom)).to.equal(20);
      await parkPointer();
    });

    it('is placed on the other side when it does not fit', async () => {
      element = await mount('<auction-tooltip text="Ends tonight"><button>Lot 12</button></auction-tooltip>');
      await keys('Tab');
      const bubble = await placed(element);
      const button = element.querySelector('button')!.getBoundingClientRect();
      expect(bubble.getBoundingClientRect().top).to.be.above(button.bottom);
    });

    it('is not shown without text', async () => {
      await render('');
      await keys('Tab');
      expect(bubbleOf(element) === null).to.equal(true);
    });
  });

  it('is not shown while its icon button is disabled', async () => {
    const element = await mount(
      '<auction-icon-button label="Save" icon="check" disabled></auction-icon-button>',
    );
    stopClock();
    await hover(element);
    await advance(1000);
    expect(bubbleOf(element) === null).to.equal(true);
    restoreClock();
    await unmountAll();
  });
});
