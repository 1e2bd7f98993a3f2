import { code, html, type Page } from '../../view/layout.ts';
import { readSource } from './readSource.ts';

const app = (path: string) => readSource(`test/frameworks/apps/angular-ssr/src/${path}`);

export const angular: Page = {
  path: 'angular.html',
  title: 'Angular',
  description: 'The tags in Angular: in its forms, and rendered by its server.',
  group: 'Frameworks',
  content: html`<p class="lead">
      Angular takes the tags as they are, with <code>CUSTOM_ELEMENTS_SCHEMA</code>. Two files of the package’s
      <code>integrations/angular</code> are to be copied: one for its forms, one for its server.
    </p>
    <h2>The header</h2>
    ${code(app('App.ts'))}
    <p>
      The header stays when the router shows another page: it marks the new page’s links, and a sign-in leads
      back to the new page. Leave <code>followLink</code> out where links should load pages.
    </p>
    <h2>Fields in forms</h2>
    ${code(readSource('integrations/angular/AuctionField.ts'))} ${code(app('BidForm.ts'))}
    <p>
      The value is what the form submits: <code>yyyy-MM-dd</code> of a date, <code>HH:mm</code> of a time. The
      message of an invalid field is the control’s error <code>auctionField</code>. With
      <code>ngNativeValidate</code> the browser holds what is invalid and the fields say it; without it
      Angular sends the form to <code>ngSubmit</code> whatever is in it.
    </p>
    <h2>The server</h2>
    ${code(readSource('integrations/angular/providePrerenderedTags.ts'))} ${code(app('main.server.ts'))}
    ${code(app('main.ts'))}
    <p>
      The HTML has the shadow roots of all tags, so that header and footer are complete without script and
      nothing moves. <code>insertShadowRoots</code> takes <code>styles: { mode: 'nonce', nonce }</code> or
      <code>{ mode: 'link', href }</code> for a <a href="prerender.html">strict policy</a>.
    </p>`,
};
