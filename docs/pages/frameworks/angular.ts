import { code, html, type Page } from '../../view/layout.ts';
import { readSource } from './readSource.ts';

const app = (path: string) => readSource(`test/frameworks/apps/angular-ssr/src/${path}`);

export const angular: Page = {
  path: 'angular.html',
  title: 'Angular',
  description: 'Use the elements in Angular templates and forms, and render them on the server.',
  group: 'Frameworks',
  content: html`<p class="lead">
      Use the elements directly in Angular with <code>CUSTOM_ELEMENTS_SCHEMA</code>. For Angular forms and
      server rendering, copy two files from the package’s <code>integrations/angular</code> folder.
    </p>
    ${code('npm install auction-elements')} ${code(app('App.ts'))}
    <p>
      The header stays when the router opens another page. It updates <code>aria-current</code> and the return
      URL of the sign-in link. If links should load pages instead, omit <code>followLink</code>.
    </p>
    <h2>Form controls</h2>
    <p>
      Copy <code>AuctionField.ts</code>. It connects fields with <code>ngModel</code>,
      <code>formControl</code>, and <code>formControlName</code>.
    </p>
    ${code(app('BidForm.ts'))} ${code(readSource('integrations/angular/AuctionField.ts'))}
    <p>
      The value of the form control is the submitted value: <code>yyyy-MM-dd</code> for a date, and
      <code>HH:mm</code> for a time. If a field is invalid, the control’s error <code>auctionField</code>
      contains the message.
    </p>
    <p>
      With <code>ngNativeValidate</code> on the form, the browser blocks submission and the fields show their
      errors. Without it, Angular calls <code>ngSubmit</code> even if fields are invalid.
    </p>
    <h2>Server rendering</h2>
    <p>
      Copy <code>providePrerenderedTags.ts</code>, and add it to the server configuration. The header and the
      footer are then in the initial HTML and work without JavaScript. There is no layout shift.
    </p>
    ${code(app('main.server.ts'))} ${code(app('main.ts'))}
    ${code(readSource('integrations/angular/providePrerenderedTags.ts'))}
    <p>
      With a <a href="prerender.html">strict Content Security Policy</a>, pass
      <code>styles: { mode: 'nonce', nonce }</code> or <code>styles: { mode: 'link', href }</code> to
      <code>insertShadowRoots()</code>.
    </p>`,
};
