import { sendMouse } from '@web/test-runner-commands';
import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { keys, press, parkPointer, type, viewport } from '../../../support/act.ts';
import { settled, until } from '../../../support/clock.ts';
import { byRole, queryRole } from '../../../support/find.ts';
import { mount } from '../../../support/mount.ts';

/**
 * Presses are lost if a message of a field moves the target: the pointer goes down on one element and up on
 * another.
 */
describe('layout while the pointer is down', () => {
  let page: HTMLElement;
  let clicks: number;
  const insert = async (html: string, target: string) => {
    const field = await mount(`<form novalidate>${html}<p>${target}</p></form>`);
    page = field.closest('form')!;
    clicks = 0;
    page.addEventListener('submit', (event) => event.preventDefault());
    page.querySelector('p')!.addEventListener('click', (event) => {
      clicks++;
      if (event.target instanceof HTMLAnchorElement) event.preventDefault();
    });
    await settled();
  };
  const target = () => page.querySelector('p')!.firstElementChild!;
  const field = () => page.firstElementChild!;
  const alert = () => queryRole(field(), 'alert')?.textContent ?? '';
  const centre = (): [number, number] => {
    const { left, top, width, height } = target().getBoundingClientRect();
    return [Math.round(left + width / 2), Math.round(top + height / 2)];
  };
  let isDown = false;
  const down = async () => {
    isDown = true;
    await sendMouse({ type: 'move', position: centre() });
    await sendMouse({ type: 'down' });
    await settled();
  };
  const up = async () => {
    isDown = false;
    await sendMouse({ type: 'up' });
    await settled();
  };
  const enter = async (text: string) => {
    const textbox = byRole(field(), 'textbox') as HTMLInputElement;
    textbox.focus();
    textbox.select();
    await type(text);
  };

  before(() => viewport(1000, 800));
  afterEach(async () => {
    if (isDown) await up();
    await parkPointer();
  });

  const time = '<auction-time-input locale="en-US"></auction-time-input>';
  const date = '<auction-date-input locale="en-US" help=""></auction-date-input>';
  for (const [name, html, valid] of [
    ['a time', time, '9:30'],
    ['a date', date, '1/2/2027'],
  ] as const)
    for (const [what, under] of [
      ['a button', '<button type="button">Go</button>'],
      ['a link', '<a href="#go">Go</a>'],
      ['an auction-button', '<auction-button>Go</auction-button>'],
    ] as const) {
      it(`stays stable under ${name} that becomes invalid, so ${what} is clicked`, async () => {
        await insert(html, under);
        await enter('nonsense');
        const before = centre();
        await down();
        expect(centre()).to.deep.equal(before);
        await up();
        expect(clicks).to.equal(1);
        await until(() => alert().startsWith('Invalid'), 'the message');
        expect(centre()).to.not.deep.equal(before);
      });

      it(`stays stable under ${name} that becomes valid, so ${what} is clicked`, async () => {
        await insert(html, under);
        await enter('nonsense');
        await keys('Tab');
        expect(alert()).to.not.equal('');
        await enter(valid);
        const before = centre();
        await down();
        expect(centre()).to.deep.equal(before);
        await up();
        expect(clicks).to.equal(1);
        await until(() => alert() === '', 'the message to go');
        expect(centre()).to.not.deep.equal(before);
      });
    }

  for (const error of [true, false])
    it(`stays stable under a form field whose error the page ${error ? 'sets' : 'takes away'} when the user leaves it`, async () => {
      await insert(
        `<auction-form-field label="Paddle" error-text="No such paddle" ${error ? '' : 'error'}><input></auction-form-field>`,
        '<button type="button">Go</button>',
      );
      const input = field().querySelector('input')!;
      input.addEventListener('change', () => field().toggleAttribute('error', error));
      input.focus();
      await type('42');
      const before = centre();
      await down();
      expect(centre()).to.deep.equal(before);
      await up();
      expect(clicks).to.equal(1);
      await until(() => alert() === (error ? 'No such paddle' : ''), 'the error');
    });

  it('stays stable under text that the page shortens to its limit when the user leaves the field', async () => {
    await insert(
      '<auction-text-input aria-label="Title" character-limit="3"></auction-text-input>',
      '<button type="button">Go</button>',
    );
    const text = field() as HTMLElementTagNameMap['auction-text-input'];
    text.addEventListener('change', () => {
      text.value = text.value.slice(0, 3);
    });
    await enter('abcd');
    const before = centre();
    await down();
    expect(centre()).to.deep.equal(before);
    await up();
    expect(clicks).to.equal(1);
    await until(() => centre()[1] < before[1], 'the message to go');
  });

  it('shows the message when the pointer goes up elsewhere', async () => {
    await insert(time, '<button type="button">Go</button>');
    await enter('nonsense');
    await down();
    await sendMouse({ type: 'move', position: [900, 700] });
    expect(alert()).to.equal('');
    await up();
    await until(() => alert() === 'Invalid time', 'the message');
    expect(clicks).to.equal(0);
  });

  it('shows the message when the browser cancels the pointer or a key is pressed', async () => {
    await insert(time, '<button type="button">Go</button>');
    for (const event of [
      new PointerEvent('pointercancel', { bubbles: true, composed: true }),
      new KeyboardEvent('keydown', { key: 'Shift', bubbles: true, composed: true }),
    ]) {
      await enter('nonsense');
      await down();
      expect(alert()).to.equal('');
      target().dispatchEvent(event);
      await until(() => alert() === 'Invalid time', 'the message');
      await up();
      await enter(' ');
      await keys('Tab');
      expect(alert()).to.equal('');
    }
  });

  it('shows messages immediately again after a press', async () => {
    await insert(time, '<button type="button">Go</button>');
    await enter('9:30');
    await press(target());
    await enter('nonsense');
    await keys('Tab');
    expect(alert()).to.equal('Invalid time');
  });
});
