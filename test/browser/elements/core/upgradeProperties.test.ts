import { expect } from '@open-wc/testing';
import { auctionButton } from '../../../../elements/tags/auction-button.ts';
import { auctionDateInput } from '../../../../elements/tags/auction-date-input.ts';
import { auctionDatePicker } from '../../../../elements/tags/auction-date-picker.ts';
import { auctionTextInput } from '../../../../elements/tags/auction-text-input.ts';
import { auctionTimeInput } from '../../../../elements/tags/auction-time-input.ts';
import { auctionTimePicker } from '../../../../elements/tags/auction-time-picker.ts';
import type { AttributeDefinition, Attributes } from '../../../../elements/core/definition.ts';
import { settled, until } from '../../../support/clock.ts';
import { byRole } from '../../../support/find.ts';
import { openFrame } from '../../../support/frame.ts';
import { createTestServer } from '../../../support/testServer.ts';
import { toCamelCase } from '../../../../elements/core/attributes.ts';

type Control = HTMLElement & Record<string, unknown>;

/** A frame, because an element is defined only once in a document. */
describe('properties set before the element is defined', () => {
  let view: Window & typeof globalThis;
  let form: HTMLFormElement;

  beforeEach(async () => {
    const server = createTestServer();
    const body = '<!doctype html><html lang="en"><title>Early</title><body><form></form></body></html>';
    const frame = await openFrame(server, body);
    view = frame.contentWindow as typeof view;
    await until(() => view.document.querySelector('form'), 'the page');
    form = view.document.querySelector('form')!;
  });

  const add = (tag: string, attributes: Readonly<Record<string, string>> = {}): Control => {
    const element = view.document.createElement(tag) as Control;
    for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
    form.append(element);
    return element;
  };
  /** Loads the library and waits until all elements have rendered. */
  const load = async (script = '/elements/auction-elements.ts') => {
    const { document } = view;
    const module = document.createElement('script');
    module.type = 'module';
    module.src = script;
    document.head.append(module);
    await renderedAll();
  };
  const renderedAll = async () => {
    await until(
      () =>
        [...form.children].every(({ shadowRoot }) =>
          shadowRoot?.querySelector('[data-auction-container] > *'),
        ),
      'all elements to render',
    );
    await settled();
  };
  const textbox = (element: Element) => byRole(element, 'textbox') as HTMLInputElement;
  const sent = () => [...new view.FormData(form)].map(([name, value]) => `${name}=${value as string}`);

  for (const script of ['/elements/auction-elements.ts', '/elements/autoload.ts'])
    it(`applies them to the control that ${script} defines`, async () => {
      const text = add('auction-text-input', { name: 'text' });
      text['value'] = 'abc';
      const empty = add('auction-text-input', { name: 'empty' });
      empty['value'] = '';
      const date = add('auction-date-input', { name: 'date', locale: 'en-US' });
      date['value'] = '2027-03-04';
      const time = add('auction-time-input', { name: 'time', locale: 'en-US' });
      time['value'] = '21:30';
      const picker = add('auction-date-picker', { name: 'day', locale: 'en-US' });
      picker['value'] = '2027-03-04';
      const panel = add('auction-time-picker', { name: 'clock', locale: 'en-US' });
      panel['value'] = '21:30';
      await load(script);
      await until(() => picker.shadowRoot?.querySelector('[aria-selected=true]'), 'the chosen day');
      expect([text, empty, date, time].map((each) => textbox(each).value)).to.deep.equal([
        'abc',
        '',
        '03/04/2027',
        '09:30 PM',
      ]);
      expect(picker.shadowRoot!.querySelector('[aria-selected=true]')!.textContent).to.equal('4');
      expect((byRole(panel, 'textbox', 'Hour') as HTMLInputElement).value).to.equal('09');
      expect(sent()).to.deep.equal([
        'text=abc',
        'empty=',
        'date=2027-03-04',
        'time=21:30',
        'day=2027-03-04',
        'clock=21:30',
      ]);
    });

  it('applies them to the control even when no attribute has their name', async () => {
    const text = add('auction-text-input', { name: 'text', value: 'markup' });
    text['defaultValue'] = 'abc';
    const readOnly = add('auction-text-input');
    readOnly['readOnly'] = true;
    const date = add('auction-date-input', { name: 'date' });
    date['valueAsDate'] = new Date(2027, 2, 4);
    const time = add('auction-time-input', { name: 'time' });
    time['valueAsDate'] = new Date(2027, 2, 4, 21, 30);
    await load();
    expect([text['value'], textbox(text).value]).to.deep.equal(['abc', 'abc']);
    expect(textbox(readOnly).readOnly).to.equal(true);
    expect(sent()).to.deep.equal(['text=abc', 'date=2027-03-04', 'time=21:30']);
    expect(time['date']).to.equal('2027-03-04');
  });

  const samples: Readonly<Record<string, readonly [string, string]>> = {
    value: ['old', 'new'],
    min: ['2027-03-01', '2027-03-02'],
    max: ['2027-03-30', '2027-03-29'],
    locale: ['en-GB', 'de'],
    'date-format': ['dd.MM.yyyy', 'yyyy-MM-dd'],
    pattern: ['a+', 'b+'],
    date: ['2027-03-04', '2027-03-05'],
  };
  const values: Readonly<Record<string, readonly [string, string]>> = {
    'auction-date-input': ['2027-03-04', '2027-03-05'],
    'auction-date-picker': ['2027-03-04', '2027-03-05'],
    'auction-time-input': ['09:30', '21:30'],
    'auction-time-picker': ['09:30', '21:30'],
  };
  /** Samples of an attribute’s text and of the property’s value. */
  const sampleOf = (tag: string, name: string, definition: AttributeDefinition): [string, unknown] => {
    switch (definition.type) {
      case 'boolean':
        return ['', false];
      case 'number':
        return ['3', 7];
      case 'enum':
        return [definition.values[0]!, definition.values[1]];
      case 'json':
        return name === 'disabled-dates'
          ? ['["2027-03-06"]', ['2027-03-07']]
          : ['{"done":"Old","reset":"Old","clearText":"Old","date":"Old"}', { done: 'New', date: 'New' }];
      case 'string':
        return [...((name === 'value' && values[tag]) || samples[name] || (['old', 'new'] as const))];
    }
  };
  /** Returns the content of the shadow root without React’s generated IDs, and the submitted data. */
  const rendered = (element: Control, property: string) => ({
    html: element
      .shadowRoot!.querySelector('[data-auction-container]')!
      .innerHTML.replaceAll(/_r_\w+?_|«\w+»/g, 'id'),
    text: element.shadowRoot!.querySelector('input')?.value,
    property: element[property],
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    isDisabled: element.matches(':disabled'),
    sent: sent(),
  });

  for (const { definition } of [
    auctionTextInput,
    auctionDateInput,
    auctionTimeInput,
    auctionDatePicker,
    auctionTimePicker,
    auctionButton,
  ])
    it(`has the same effect as setting them later on ${definition.tag}`, async () => {
      const { tag } = definition;
      const cases = Object.entries(definition.attributes as Attributes).flatMap(([name, each]) => {
        const [text, value] = sampleOf(tag, name, each);
        const property = toCamelCase(name);
        const own = name === 'name' ? {} : { name: 'field' };
        return [
          { property, value: each.type === 'boolean' ? true : value, attributes: own },
          { property, value, attributes: { ...own, [name]: text } },
        ];
      });
      const early = cases.map(({ property, value, attributes }) => {
        const element = add(tag, attributes);
        element[property] = value;
        return element;
      });
      await load();
      const late = cases.map(({ property, value, attributes }) => {
        const element = add(tag, attributes);
        element[property] = value;
        return element;
      });
      await renderedAll();
      const isInLanguage = ({ locale, shadowRoot }: Control) =>
        locale !== 'de' || shadowRoot!.querySelector('[data-auction-container][lang=de]') !== null;
      await until(() => [...early, ...late].every(isInLanguage), 'the German messages');
      await settled();
      for (const element of [...early, ...late]) element.remove();
      for (const [index, { property, attributes }] of cases.entries()) {
        const [first, second] = [early[index]!, late[index]!].map((element) => {
          form.replaceChildren(element);
          const result = rendered(element, property);
          element.remove();
          return result;
        });
        expect(first, `${property} of ${JSON.stringify(attributes)}`).to.deep.equal(second);
      }
    });
});
