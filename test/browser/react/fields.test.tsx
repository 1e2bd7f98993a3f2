import { expect } from '@open-wc/testing';
import { Fragment, useState } from 'react';
import { renderToString } from 'react-dom/server';
import {
  Button,
  Calendar,
  Clock,
  DateField,
  Header,
  TextField,
  TimeField,
} from '../../../src/react/index.ts';
import { keys, press, type, viewport } from '../../support/act.ts';
import { settled, until } from '../../support/clock.ts';
import { byRole, queryRole } from '../../support/find.ts';
import { recordWarnings } from '../../support/mount.ts';
import { page, setUpReact, show } from '../../support/reactPage.tsx';

describe('entry point for React apps', () => {
  setUpReact();

  const sent = () => Object.fromEntries(new FormData(page.querySelector('form')!));

  it('resolves a configuration once, with one warning, even if the header is mounted again', async () => {
    const { texts, stop } = recordWarnings();
    const config = { categories: [{ label: 'Wine' }], catgories: [] };
    show(<Header config={config} />, Fragment);
    const bar = await until(() => queryRole(page, 'navigation', 'Categories'), 'the categories');
    const link = byRole(bar, 'link', 'Wine');
    expect(texts).to.have.length(1);
    show(<p />, Fragment);
    show(<Header config={config} />, Fragment);
    // The module has already loaded.
    byRole(page, 'navigation', 'Categories');
    await settled();
    stop();
    expect(link.isConnected).to.equal(false);
    expect(texts).to.have.length(1);
  });

  it('keeps typed text, calls `onChange`, and is submitted', async () => {
    const values: string[] = [];
    show(
      <form>
        {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- a TextField is one */}
        <label>
          Paddle
          <TextField name="paddle" defaultValue="1" onChange={(value) => values.push(value)} />
        </label>
      </form>,
    );
    (byRole(page, 'textbox', 'Paddle') as HTMLInputElement).select();
    await type('42');
    expect(values).to.deep.equal(['4', '42']);
    expect(sent()).to.deep.equal({ paddle: '42' });
  });

  it('shows the value of the app and its updates', async () => {
    function App() {
      const [paddle, setPaddle] = useState('1');
      const [day, setDay] = useState('2026-11-20');
      return (
        <form>
          <TextField name="paddle" value={paddle} onChange={setPaddle} />
          <DateField name="day" locale="en-US" value={day} onChange={setDay} />
          <Button
            onClick={() => {
              setPaddle('7');
              setDay('2027-01-02');
            }}
          >
            Change
          </Button>
        </form>
      );
    }
    show(<App />);
    expect(sent()).to.deep.equal({ paddle: '1', day: '2026-11-20' });
    await press(byRole(page, 'button', 'Change'));
    expect(sent()).to.deep.equal({ paddle: '7', day: '2027-01-02' });
    expect((byRole(page, 'textbox', 'Date') as HTMLInputElement).value).to.equal('01/02/2027');
  });

  it('shows the value of the app, whatever the user types', async () => {
    show(<TextField name="paddle" value="7" onChange={() => {}} />);
    const paddle = byRole(page, 'textbox') as HTMLInputElement;
    paddle.focus();
    await type('42');
    expect(paddle.value).to.equal('7');
  });

  it('reads dates and times as people write them, and shows errors', async () => {
    show(
      <form>
        <DateField name="day" locale="de" label="Tag" min="2026-01-01" />
        <TimeField name="time" locale="en-US" label="Time" />
      </form>,
    );
    byRole(page, 'textbox', 'Tag').focus();
    await type('24.12.2026');
    byRole(page, 'textbox', 'Time').focus();
    await type('9:30 pm');
    // Uncommitted text is submitted as well.
    expect(sent()).to.deep.equal({ day: '2026-12-24', time: '21:30' });
    await keys('Tab');
    expect(sent()).to.deep.equal({ day: '2026-12-24', time: '21:30' });
    const day = byRole(page, 'textbox', 'Tag') as HTMLInputElement;
    day.focus();
    day.select();
    await type('nonsense');
    await keys('Tab');
    expect(page.textContent).to.include('Ungültiges Datum');
    expect(sent()['day']).to.equal('');
  });

  it('has the refs and blur events that form libraries need', async () => {
    const log: string[] = [];
    const inputs: Record<string, HTMLInputElement | null> = {};
    const bind = (name: string) => ({
      ref: (input: HTMLInputElement | null) => {
        inputs[name] = input;
      },
      onBlur: () => log.push(`${name} blurred`),
      onChange: (value: string) => log.push(`${name} ${value}`),
    });
    show(
      <>
        <TextField type="password" {...bind('code')} />
        <DateField label="Day" locale="en-US" {...bind('day')} />
        <TimeField label="Time" {...bind('time')} />
        <button type="button">After</button>
      </>,
    );
    inputs['code']!.focus();
    await type('7');
    // The buttons of a field are part of the field.
    await keys('Tab');
    expect(log).to.deep.equal(['code 7']);
    inputs['day']!.focus();
    await type('3/4/2027');
    await keys('Alt+ArrowDown');
    await until(() => queryRole(page, 'grid'), 'the calendar');
    await settled();
    await keys('ArrowRight', 'Enter');
    expect(log).to.deep.equal(['code 7', 'code blurred', 'day 2027-03-04', 'day 2027-03-05']);
    inputs['time']!.focus();
    expect(log.at(-1)).to.equal('day blurred');
    await type('9');
    await press(byRole(page, 'button', 'After'));
    // The value is committed first.
    expect(log.slice(-2)).to.deep.equal(['time 09:00', 'time blurred']);
  });

  it('lets the user select a day and a time inline', async () => {
    show(
      <form>
        <Calendar name="day" defaultValue="2026-11-20" locale="en-US" allowPast />
        <Clock name="time" defaultValue="09:30" />
      </form>,
    );
    await press(byRole(page, 'button', /November 21/));
    await settled();
    expect(sent()).to.deep.equal({ day: '2026-11-21', time: '09:30' });
  });

  it('shows the header without a custom element', async () => {
    show(<Header productName="Gavel" />);
    await press(byRole(page, 'button', 'Coins'));
    await until(() => queryRole(page, 'group', 'Coins'), 'the panel');
    expect(page.querySelector('auction-header') === null).to.equal(true);
    expect(byRole(page, 'link', 'Gavel').getAttribute('href')).to.equal('/');
  });

  it('scrolls the top row of the header to elements of the app that do not fit', async () => {
    await viewport(320, 700);
    show(
      <Header
        mobileStart={<a href="/sell">Sell with us at auctions</a>}
        mobileEnd={<button type="button">Houses</button>}
      />,
    );
    const own = await until(() => queryRole(page, 'button', 'Houses'), 'the element');
    expect(own.getBoundingClientRect().left).to.be.greaterThan(320);
    expect(document.documentElement.scrollWidth).to.be.at.most(320);
    own.focus();
    await until(() => own.getBoundingClientRect().right <= 320, 'the element in the window');
    await viewport(1000, 700);
  });

  it('adds one style element for each kind of component', () => {
    show(
      <>
        <Button>One</Button>
        <Button>Two</Button>
      </>,
    );
    const { className } = byRole(page, 'button', 'One');
    expect(document.querySelectorAll(`style[data-href="${className}"]`)).to.have.length(1);
    for (const name of ['One', 'Two'])
      expect(getComputedStyle(byRole(page, 'button', name)).blockSize).to.equal('40px');
  });

  it('includes its styles when rendered on a server', () => {
    const html = renderToString(<Button>One</Button>);
    expect(html).to.match(
      /^<style data-precedence="auction-elements" data-href="(\w+)">.*<button [^>]*class="\1"/,
    );
  });
});
