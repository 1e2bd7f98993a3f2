import { expect } from '@open-wc/testing';
import '../../../elements/auction-elements.ts';
import { until } from '../../support/clock.ts';
import { byRole, queryRole } from '../../support/find.ts';
import { openFrame } from '../../support/frame.ts';
import { createTestServer } from '../../support/testServer.ts';

const path = '/catalog/catalog-browser/api/newsletter/subscribe';

describe('newsletter without JavaScript in a page that is not UTF-8', () => {
  for (const tag of ['auction-footer', 'auction-newsletter'])
    it(`submits the email address in UTF-8 from ${tag}`, async () => {
      const server = createTestServer();
      await server.answer({ path, headers: { 'Content-Type': 'text/html' }, body: 'subscribed' });
      const frame = await openFrame(
        server,
        `<!doctype html><html lang="en"><title>A page</title>
          <script type="module" src="/elements/auction-elements.ts"></script>
          <${tag} base-url="${server.base}"></${tag}></html>`,
        { headers: { 'Content-Type': 'text/html; charset=windows-1252' } },
      );
      const find = () => frame.contentDocument?.querySelector(tag);
      const input = await until(
        () => find()?.shadowRoot && queryRole(find()!, 'textbox', 'Email address'),
        'the newsletter',
      );
      expect(input.ownerDocument.characterSet).to.equal('windows-1252');
      (input as HTMLInputElement).value = 'käfer€@auction.example';
      HTMLFormElement.prototype.submit.call(byRole(find()!, 'form'));
      const { method, body } = (await server.called(path))[0]!;
      expect([method, body]).to.deep.equal(['POST', 'emailAddress=k%C3%A4fer%E2%82%AC%40auction.example']);
    });
});
