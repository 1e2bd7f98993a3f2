import { expect } from '@open-wc/testing';
import { until } from '../../../../support/clock.ts';
import { insertHtml, unmountAll } from '../../../../support/mount.ts';
import { createTestServer, type TestServer } from '../../../../support/testServer.ts';
import { press, type } from '../../../../support/act.ts';

const fields = `
  <auction-text-input name="no" value="no"><input name="paddle" value="12 &amp; 13"></auction-text-input>
  <auction-text-input><input type="password" name="secret" value="hunter2"></auction-text-input>
  <auction-text-input><textarea name="note">two\nlines</textarea></auction-text-input>
  <auction-date-input name="no" value="2026-01-01"><input type="date" name="day" value="2026-11-20"></auction-date-input>
  <auction-date-input><input name="sale" value="11/20/2026"></auction-date-input>
  <auction-date-input><input type="datetime-local" name="from" value="2026-11-20T09:30"></auction-date-input>
  <auction-time-input name="no" value="10:00"><input type="time" name="at" value="09:30"></auction-time-input>
  <auction-time-input><input name="until" value="9:30 PM"></auction-time-input>
  <auction-text-input><input name="off" value="x" disabled></auction-text-input>`;
const alone = fields.replaceAll(/<\/?auction-[^>]*>/g, '');

describe('inputs of the page in fields', () => {
  afterEach(unmountAll);

  /** Types into the first input, submits, and returns the body that the server gets. */
  const submit = async (server: TestServer, content: string, hasScript: boolean) => {
    const script = hasScript ? '<script type="module" src="/elements/auction-elements.ts"></script>' : '';
    const headers = { 'Content-Type': 'text/html; charset=utf-8' };
    await server.answer({
      path: '/form',
      headers,
      body: `<!doctype html><html lang="en"><title>Form</title>${script}
        <form method="post" action="sent"><p><button id="go">Go</button></p>${content}</form></html>`,
    });
    await server.answer({ path: '/sent', headers, body: '<!doctype html><title>Sent</title><p>Sent</p>' });
    const sandbox = hasScript ? '' : 'sandbox="allow-forms allow-same-origin"';
    const frame = insertHtml(
      `<iframe ${sandbox} src="${server.base}/form" width="600" height="700"></iframe>`,
    ).querySelector('iframe')!;
    const find = (selector: string) =>
      frame.contentDocument?.readyState === 'complete'
        ? frame.contentDocument.querySelector<HTMLInputElement>(selector)
        : null;
    const paddle = await until(() => find('[name=paddle]'), 'the form');
    if (hasScript)
      await until(
        () =>
          [...frame.contentDocument!.querySelectorAll('form > :not(p)')].every((tag) =>
            tag.shadowRoot?.querySelector('[part~=frame] slot'),
          ),
        'the fields to render',
      );
    paddle.focus();
    paddle.select();
    await type('77');
    const before = (await server.calls('/sent')).length;
    await press(find('#go')!);
    const calls = await server.called('/sent', before + 1);
    return calls.at(-1)!.body;
  };

  it('are posted the same with script, without script and without tags', async () => {
    const server = createTestServer();
    const expected = await submit(server, alone, false);
    expect(expected).to.contain('paddle=77').and.to.contain('day=2026-11-20');
    expect(await submit(server, fields, false)).to.equal(expected);
    expect(await submit(server, fields, true)).to.equal(expected);
  });
});
