import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { keys, press, pressAt, unzoom, zoom } from '../../../support/act.ts';
import { settled, until } from '../../../support/clock.ts';
import { byRole, expectFocus, queryRole } from '../../../support/find.ts';
import { mount, unmountAll } from '../../../support/mount.ts';

type Popover = HTMLElementTagNameMap['auction-popover'];

describe('auction-popover', () => {
  let element: Popover;
  const render = async (around = (html: string) => html, attributes = '') => {
    await mount(
      around(
        `<auction-popover ${attributes}><button slot="trigger">Filter</button><p style="margin:0;width:180px;height:90px">Only <a href="#x">timed</a></p></auction-popover>`,
      ),
    );
    element = document.querySelector('auction-popover')!;
  };
  const roomy = (html: string) => `<div style="padding: 100px">${html}</div>`;
  const button = () => element.querySelector('button')!;
  const panel = () => element.shadowRoot!.querySelector<HTMLElement>('[part~=popover]')!;
  const isOpen = () => element.querySelector('a')!.checkVisibility({ visibilityProperty: true });
  const open = async () => {
    await press(button());
    await until(() => getComputedStyle(panel()).opacity === '1', 'the popover to be placed');
  };

  afterEach(() => {
    unzoom();
    return unmountAll();
  });

  it('opens by its button and dispatches events', async () => {
    await render(roomy);
    const events: unknown[] = [];
    element.addEventListener('auction-toggle', ({ detail }: CustomEventInit) => events.push(detail));
    expect(button().getAttribute('aria-expanded')).to.equal('false');
    expect(button().hasAttribute('aria-haspopup')).to.equal(false);
    await open();
    expect(button().getAttribute('aria-expanded')).to.equal('true');
    await press(button());
    expect(isOpen()).to.equal(false);
    expect(button().getAttribute('aria-expanded')).to.equal('false');
    expect(events).to.deep.equal([{ open: true }, { open: false }]);
  });

  describe('with something open inside', () => {
    /** Opens a popover with the given content. */
    const openAround = async (content: string) => {
      await render(
        () =>
          `<div style="padding: 40px"><auction-popover label="Filter"><button slot="trigger">Filter</button><div style="width: 400px; height: 300px"><a href="#x">timed</a>${content}</div></auction-popover></div>`,
      );
      await open();
    };

    it('closes only a calendar on Escape', async () => {
      await openAround('<auction-date-input label="Day"></auction-date-input>');
      const field = element.querySelector<HTMLElement>('auction-date-input')!;
      const opener = await until(() => queryRole(field, 'button', /Open Calendar/), 'the button');
      await press(opener);
      await until(() => queryRole(field, 'grid'), 'the calendar');
      await keys('Escape');
      await until(() => opener.ariaExpanded === 'false', 'the calendar to close');
      expect(isOpen()).to.equal(true);
      expectFocus(opener);
      // If the focused button shows its tooltip, the tooltip closes first.
      await keys('Escape');
      if (isOpen()) await keys('Escape');
      expect(isOpen()).to.equal(false);
      expectFocus(button());
    });

    it('closes only an inner popover on Escape, even when nothing has focus', async () => {
      await openAround(
        '<auction-popover id="inner"><button slot="trigger">Fees</button><p id="text">10%</p></auction-popover>',
      );
      const inner = element.querySelector<Popover>('#inner')!;
      for (const act of [() => Promise.resolve(), () => press(inner.querySelector('p')!)]) {
        await press(inner.querySelector('button')!);
        await until(() => inner.open, 'the inner popover');
        await act();
        await keys('Escape');
        expect([inner.open, element.open]).to.deep.equal([false, true]);
        expectFocus(inner.querySelector('button'));
      }
    });

    it('lets the browser close a native popover', async () => {
      await openAround('<button id="native" popovertarget="tip">Tip</button><div id="tip" popover>Tip</div>');
      await press(element.querySelector('#native')!);
      const tip = element.querySelector('#tip')!;
      expect(tip.matches(':popover-open')).to.equal(true);
      await keys('Escape');
      expect(tip.matches(':popover-open')).to.equal(false);
      expect(isOpen()).to.equal(true);
    });

    it('lets its content handle a key first', async () => {
      await openAround('<input aria-label="Maker">');
      const input = element.querySelector('input')!;
      let isListOpen = true;
      input.addEventListener('keydown', (event) => {
        if (event.key !== 'Escape' || !isListOpen) return;
        isListOpen = false;
        event.preventDefault();
      });
      input.focus();
      await keys('Escape');
      expect(isListOpen).to.equal(false);
      expect(isOpen()).to.equal(true);
      await keys('Escape');
      expect(isOpen()).to.equal(false);
    });
  });

  for (const target of ['<input autofocus>', '<p><auction-text-input autofocus></auction-text-input></p>'])
    it(`moves focus to ${target} when it opens`, async () => {
      await mount(
        `<button>Before</button><auction-popover><button slot="trigger">Filter</button><a href="#x">timed</a>${target}</auction-popover>`,
      );
      element = document.querySelector('auction-popover')!;
      // Browsers focus it when it is inserted.
      document.querySelector('button')!.focus();
      await open();
      await until(() => document.activeElement?.hasAttribute('autofocus'), 'focus');
      await keys('Escape');
      expectFocus(button());
    });

  it('keeps Escape from closing a dialog of the page around it', async () => {
    const pressed: string[] = [];
    await render(roomy);
    element.parentElement!.addEventListener('keydown', ({ key }) => pressed.push(key));
    await open();
    await keys('Escape');
    expect(pressed).to.deep.equal([]);
    await keys('Escape');
    expect(pressed).to.deep.equal(['Escape']);
  });

  it('opens and closes by `open`, whatever the user has done before', async () => {
    await render(roomy);
    await open();
    expect([element.open, element.hasAttribute('open')]).to.deep.equal([true, true]);
    element.open = false;
    await until(() => !isOpen(), 'the popover to close');
    expect(button().getAttribute('aria-expanded')).to.equal('false');
    element.open = true;
    await until(() => isOpen(), 'the popover to open');
    await keys('Escape');
    expect([element.open, element.hasAttribute('open')]).to.deep.equal([false, false]);
    element.open = true;
    await until(() => isOpen(), 'the popover to open again');
    element.removeAttribute('open');
    await until(() => !isOpen(), 'the popover to close again');
  });

  it('has its new state when it dispatches an event', async () => {
    await render(roomy);
    const states: boolean[] = [];
    element.addEventListener('auction-toggle', () => states.push(element.open));
    await open();
    await press(button());
    expect(states).to.deep.equal([true, false]);
  });

  it('is a dialog when it has a name, and its button has aria-haspopup', async () => {
    await render(roomy, 'label="Fees"');
    expect(button().getAttribute('aria-haspopup')).to.equal('dialog');
    await open();
    expect(panel().role).to.equal('dialog');
    expect(panel().ariaLabel).to.equal('Fees');
    element.removeAttribute('label');
    await until(() => !button().hasAttribute('aria-haspopup'), 'the button to open no dialog');
    expect(panel().hasAttribute('role')).to.equal(false);
  });

  for (const [tag, name] of [
    ['auction-button', 'Filter'],
    ['auction-icon-button', 'Fees'],
  ] as const)
    it(`exposes its state and kind through an ${tag}`, async () => {
      await render(
        () =>
          `<auction-popover label="Fees"><${tag} slot="trigger" label="Fees">Filter</${tag}><a href="#x">timed</a></auction-popover>`,
      );
      const trigger = element.querySelector<HTMLElement>(tag)!;
      const control = byRole(trigger, 'button', name);
      expect([control.ariaExpanded, control.ariaHasPopup]).to.deep.equal(['false', 'dialog']);
      await press(trigger);
      expect(control.ariaExpanded).to.equal('true');
      await keys('Escape');
      expect(control.ariaExpanded).to.equal('false');
      expectFocus(control);
    });

  it('exposes its state through a button that is defined later', async () => {
    const Late = class extends HTMLElement {
      connectedCallback() {
        queueMicrotask(() => {
          this.attachShadow({ mode: 'open' }).innerHTML = '<button part="button">Late</button>';
        });
      }
    };
    await render(() => '<auction-popover><x-late slot="trigger"></x-late><p>Fees</p></auction-popover>');
    customElements.define('x-late', Late);
    const control = await until(
      () => element.querySelector('x-late')!.shadowRoot?.querySelector('button'),
      'the button',
    );
    await until(() => control.ariaExpanded === 'false', 'its state');
  });

  for (const [where, zoomed] of [
    ['the page', () => document.documentElement],
    ['the body', () => document.body],
    ['an element around it', () => element.parentElement!],
  ] as const)
    for (const factor of [1.25, 0.8])
      it(`is next to its button where ${where} has a zoom of ${factor}`, async () => {
        await render(roomy);
        zoom(zoomed(), factor);
        await open();
        const [anchor, rect] = [button().getBoundingClientRect(), panel().getBoundingClientRect()];
        expect(rect.top - anchor.bottom).to.be.closeTo(12 * factor, 1);
        expect(rect.left - anchor.left).to.be.closeTo(-8 * factor, 1);
      });

  it('is placed at bottom-start, 12 px below its button and 8 px before it', async () => {
    await render(roomy);
    await open();
    const [anchor, rect] = [button().getBoundingClientRect(), panel().getBoundingClientRect()];
    expect(Math.round(rect.top - anchor.bottom)).to.equal(12);
    expect(Math.round(rect.left - anchor.left)).to.equal(-8);
  });

  it('is placed at the position that the page sets', async () => {
    await render(roomy, 'placement="right-start" main-offset="4" cross-offset="2"');
    await open();
    const [anchor, rect] = [button().getBoundingClientRect(), panel().getBoundingClientRect()];
    expect(Math.round(rect.left - anchor.right)).to.equal(4);
    expect(Math.round(rect.top - anchor.top)).to.equal(2);
  });

  it('mirrors in right-to-left pages', async () => {
    await render((html) => `<div dir="rtl" style="padding: 100px">${html}</div>`);
    await open();
    const [anchor, rect] = [button().getBoundingClientRect(), panel().getBoundingClientRect()];
    expect(Math.round(rect.right - anchor.right)).to.equal(8);
  });

  it('is placed above when it does not fit below, and shifts into view', async () => {
    await render((html) => `<div style="position:fixed;bottom:10px;right:2px">${html}</div>`);
    await open();
    const [anchor, rect] = [button().getBoundingClientRect(), panel().getBoundingClientRect()];
    expect(rect.bottom).to.be.below(anchor.top);
    expect(rect.right).to.be.at.most(window.innerWidth);
  });

  it('follows its button when the page scrolls', async () => {
    await render((html) => `<div style="padding: 300px 0 3000px">${html}</div>`);
    await open();
    window.scrollTo(0, 120);
    await until(
      () => Math.round(panel().getBoundingClientRect().top - button().getBoundingClientRect().bottom) === 12,
      'it to follow',
    );
    window.scrollTo(0, 0);
  });

  for (const [where, around] of [
    [
      'a container that clips and is transformed',
      (html: string) => `<div style="overflow:hidden;height:40px;transform:translateX(3px)">${html}</div>`,
    ],
    [
      'a shadow root',
      (html: string) => `<div><template shadowrootmode="open">${html}</template>${html}</div>`,
    ],
  ] as const)
    it(`works in ${where}`, async () => {
      await render(around);
      await open();
      expect(panel().matches(':popover-open')).to.equal(true);
      const { left, top } = panel().getBoundingClientRect();
      expect(
        document.elementFromPoint(left + 20, top + 80) === element ||
          element.contains(document.elementFromPoint(left + 20, top + 80)),
      ).to.equal(true);
    });

  it('closes on Escape in a modal dialog, which stays open', async () => {
    await render((html) => `<dialog>${html}</dialog>`);
    const dialog = element.closest('dialog')!;
    dialog.showModal();
    await open();
    await keys('Escape');
    expect(isOpen()).to.equal(false);
    expect(dialog.open).to.equal(true);
    expectFocus(button());
    await keys('Escape');
    expect(dialog.open).to.equal(false);
  });

  it('closes on Escape and returns focus to its button', async () => {
    await render(roomy);
    await open();
    element.querySelector('a')!.focus();
    await keys('Escape');
    expect(isOpen()).to.equal(false);
    expectFocus(button());
  });

  it('closes on a press outside without taking focus', async () => {
    await render((html) => `<div style="padding: 100px"><input>${html}</div>`);
    await open();
    const input = element.parentElement!.querySelector('input')!;
    await press(input);
    expect(isOpen()).to.equal(false);
    expectFocus(input);
  });

  it('stays open on a press inside', async () => {
    await render(roomy);
    await open();
    const { left, top } = panel().getBoundingClientRect();
    await pressAt(left + 6, top + 6);
    expect(isOpen()).to.equal(true);
  });

  it('does not reopen by the press on its button that closes it', async () => {
    await render(roomy);
    await open();
    await press(button());
    await settled();
    expect(isOpen()).to.equal(false);
  });

  it('can be opened and closed by the page', async () => {
    await render(roomy, 'open');
    expect(isOpen()).to.equal(true);
    element.open = false;
    await settled();
    expect(isOpen()).to.equal(false);
  });

  it('stays open in the top layer when it is moved, next to its button', async () => {
    await render(
      (html) => `<div style="padding: 100px">${html}</div><section style="padding: 40px"></section>`,
    );
    await open();
    const { top } = panel().getBoundingClientRect();
    document.querySelector('section')!.append(element);
    await until(() => panel().matches(':popover-open'), 'the popover to be open');
    await until(() => panel().getBoundingClientRect().top !== top, 'the popover to be placed');
    expect(isOpen()).to.equal(true);
    expect(button().getAttribute('aria-expanded')).to.equal('true');
    const distance = panel().getBoundingClientRect().top - button().getBoundingClientRect().bottom;
    expect(Math.abs(distance)).to.be.closeTo(12, 1);
    await keys('Escape');
    expect(isOpen()).to.equal(false);
    expect(element.open).to.equal(false);
  });

  it('has the z-index 15 without a top layer, or the value of the token', async () => {
    await render(roomy, 'open');
    expect(getComputedStyle(panel()).zIndex).to.equal('15');
    element.style.setProperty('--auction-popover-z-index', '99');
    expect(getComputedStyle(panel()).zIndex).to.equal('99');
  });

  it('restores its button', async () => {
    await render(roomy);
    const own = button();
    element.remove();
    await settled();
    await settled();
    expect(own.getAttributeNames()).to.deep.equal(['slot']);
  });
});
