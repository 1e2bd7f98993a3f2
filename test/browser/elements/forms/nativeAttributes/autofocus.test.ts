import { expect } from '@open-wc/testing';
import { until } from '../../../../support/clock.ts';
import { openFrame } from '../../../../support/frame.ts';
import { createTestServer } from '../../../../support/testServer.ts';

describe('autofocus', () => {
  async function openPage(html: string, hash = ''): Promise<Document> {
    const frame = await openFrame(
      createTestServer(),
      `<!doctype html><html lang="en"><title>A page</title>${hash && `<script>location.hash = '${hash}'</script>`}
        <script type="module" src="/elements/auction-elements.ts"></script><main>${html}</main></html>`,
    );
    const page = await until(
      () => frame.contentWindow?.customElements.get('auction-button') && frame.contentDocument,
      'the page',
    );
    await until(() =>
      [...page.querySelectorAll('main *')].every(
        ({ localName, shadowRoot }) =>
          !localName.includes('-') || shadowRoot?.querySelector('[part~=input], [part=button]'),
      ),
    );
    return page;
  }

  for (const tag of ['auction-text-input', 'auction-date-input', 'auction-time-input', 'auction-button'])
    it(`moves focus to ${tag} in a page that has already loaded`, async () => {
      const page = await openPage(`<${tag}></${tag}><${tag} class="wanted" autofocus></${tag}>`);
      await until(() => page.activeElement?.className === 'wanted', 'the focus');
    });

  for (const tag of ['input', 'auction-text-input', 'auction-date-input', 'auction-button'])
    it(`moves focus in a dialog to ${tag}, past a button before it`, async () => {
      const page = await openPage(
        `<dialog><button>Close</button><${tag} class="wanted" autofocus></${tag}></dialog>`,
      );
      page.querySelector('dialog')!.showModal();
      await until(() => page.activeElement?.className === 'wanted', 'the focus');
      page.querySelector('dialog')!.close();
      page.querySelector('dialog')!.showModal();
      await until(() => page.activeElement?.className === 'wanted', 'the focus again');
    });

  it('does not move focus away from the user’s position', async () => {
    const page = await openPage('<input autofocus>');
    page.querySelector('input')!.focus();
    page
      .querySelector('main')!
      .insertAdjacentHTML('beforeend', '<auction-text-input autofocus></auction-text-input>');
    await until(() => page.querySelector('auction-text-input')!.shadowRoot?.querySelector('input'));
    expect(page.activeElement?.localName).to.equal('input');
  });

  it('does not override the fragment of the URL', async () => {
    const page = await openPage(
      '<auction-text-input autofocus></auction-text-input><p id="part">Part</p>',
      'part',
    );
    expect(page.activeElement === page.body).to.equal(true);
  });
});
