import { expect } from '@open-wc/testing';
import { until } from '../../../../support/clock.ts';
import { openFrame } from '../../../../support/frame.ts';
import type { Call } from '../../../../support/server.ts';
import { createTestServer, type TestServer } from '../../../../support/testServer.ts';

const text = (attributes: string) => [
  `<input ${attributes}>`,
  `<auction-text-input ${attributes}></auction-text-input>`,
];
const date = (attributes: string) => [
  `<input type="date" ${attributes}>`,
  `<auction-date-input ${attributes}></auction-date-input>`,
];
const time = (attributes: string) => [
  `<input type="time" ${attributes}>`,
  `<auction-time-input ${attributes}></auction-time-input>`,
];
const button = (attributes: string) => [
  `<input name="bid" required><button type="submit" ${attributes}>Bid</button>`,
  `<input name="bid" required><auction-button type="submit" ${attributes}>Bid</auction-button>`,
];

/** Content of a form, with native elements and with components. `formnovalidate` marks invalid content. */
const fields: Readonly<Record<string, readonly string[]>> = {
  'a text field': text('name="lot" value="Tractor &amp; plough = 1"'),
  'two text fields with the same name': text('name="lot" value="a"').map(
    (each) => each + each.replace('"a"', '"b"'),
  ),
  'a text field without a name': text('value="Tractor"'),
  'a disabled text field': text('name="lot" value="Tractor" disabled'),
  'a read-only text field': text('name="lot" value="Tractor" readonly'),
  'an empty text field': text('name="lot"'),
  'a text field with dirname': text('name="lot" dirname="lot.dir" value="Tractor"'),
  'a text field with dirname, without a name': text('dirname="lot.dir" value="Tractor"'),
  'a text field with dirname in a right-to-left field': text(
    'name="lot" dirname="lot.dir" dir="rtl" value="Tractor"',
  ),
  'a text field with dirname and dir="auto"': text('name="lot" dirname="lot.dir" dir="auto" value="מחרשה"'),
  'a text field with dirname in a right-to-left paragraph': text('name="lot" dirname="lot.dir"').map(
    (each) => `<p dir="rtl">${each}</p>`,
  ),
  'an email address with spaces': text('type="email" name="mail" value="  a@b.example "'),
  'several email addresses': text('type="email" multiple name="mail" value=" a@b.example , c@d.example"'),
  'a URL with spaces': text('type="url" name="page" value=" https://a.example/ "'),
  'a password': text('type="password" name="secret" value=" Gavel "'),
  'a text field in a disabled fieldset': text('name="lot" value="a"').map(
    (each) => `<fieldset disabled><legend>${each}</legend>${each.replace('"a"', '"b"')}</fieldset>`,
  ),
  'a date': date('name="day" value="2027-03-04"'),
  'an impossible date': date('name="day" value="2027-02-30"'),
  'a time': time('name="at" value="09:30"'),
};
const buttons: Readonly<Record<string, readonly string[]>> = {
  'a button': button('formnovalidate'),
  'a button with a value': button('formnovalidate name="go" value="bid &amp; buy"'),
  'a button with only a name': button('formnovalidate name="go"'),
  formaction: button('formnovalidate formaction="other?x=1"'),
  formmethod: button('formnovalidate name="go" value="1" formmethod="get"'),
  'an unknown formmethod': button('formnovalidate formmethod="put"'),
  formenctype: button('formnovalidate name="go" value="1" formenctype="multipart/form-data"'),
  'formenctype="text/plain"': button('formnovalidate name="go" value="1" formenctype="text/plain"'),
  formtarget: button('formnovalidate name="go" value="1" formtarget="second"'),
  'all form attributes': button(
    'formnovalidate formaction="other" formmethod="get" formenctype="text/plain" formtarget="second" name="go" value="1"',
  ),
};

/** Returns a request without the parts that differ each time. */
function normalize({ method, path, query, headers, body }: Call) {
  const [type = '', boundary] = headers['content-type']?.split('; boundary=') ?? [];
  return { method, path, query, type, body: boundary ? body.replaceAll(boundary, '(boundary)') : body };
}

describe('form requests compared with native controls', () => {
  let server: TestServer;
  let page: Document;
  /** The number of requests that the page and earlier forms have sent. */
  let seen = 0;
  before(async () => {
    server = createTestServer();
    const frame = await openFrame(
      server,
      `<!doctype html><html lang="en"><title>A form</title>
        <script type="module" src="/elements/auction-elements.ts"></script><main></main>
        <iframe name="first"></iframe><iframe name="second"></iframe></html>`,
    );
    const view = await until(
      () => frame.contentWindow?.customElements.get('auction-button') && frame.contentWindow,
    );
    page = view.document;
    seen = (await server.calls()).length;
  });

  /** Sends a form with some content, and returns its requests. */
  async function send(
    html: string,
    enctype: string,
    submit: (form: HTMLFormElement) => void,
  ): Promise<object[]> {
    const main = page.querySelector('main')!;
    main.innerHTML = `<form method="post" action="sink" target="first" enctype="${enctype}">
      <input name="before" value="1">${html}<input name="after" value="2"></form>`;
    await until(() =>
      [...main.querySelectorAll('*')].every(
        ({ localName, shadowRoot }) =>
          !localName.startsWith('auction-') || shadowRoot?.querySelector('[part=input], [part=button]'),
      ),
    );
    submit(main.querySelector('form')!);
    const arrived = await until(async () => {
      const calls = await server.calls(undefined, seen);
      return calls.length > 0 ? calls : undefined;
    }, 'the request');
    seen += arrived.length;
    return arrived.map(normalize);
  }

  const click = (form: HTMLFormElement) => form.querySelector<HTMLElement>('button, auction-button')!.click();
  const withoutSubmitter = (form: HTMLFormElement) => {
    form.querySelector<HTMLInputElement>('[required]')!.required = false;
    form.requestSubmit();
  };

  for (const enctype of ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'])
    describe(`as ${enctype}`, () => {
      for (const [name, [native, own]] of Object.entries(fields))
        it(`sends the same request for ${name}`, async () => {
          const requests = await send(own!, enctype, (form) => form.requestSubmit());
          expect(requests).to.deep.equal(await send(native!, enctype, (form) => form.requestSubmit()));
        });

      for (const [name, [native, own]] of Object.entries(buttons))
        for (const [how, submit] of [
          ['pressed', click],
          ['not pressed', withoutSubmitter],
        ] as const)
          it(`sends the same request for ${name}, ${how}`, async () => {
            expect(await send(own!, enctype, submit)).to.deep.equal(await send(native!, enctype, submit));
          });
    });
});
