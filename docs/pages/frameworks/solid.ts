import { code, html, type Page } from '../../view/layout.ts';
import { readSource } from './readSource.ts';

const app = (path: string) => readSource(`test/frameworks/apps/solid-start/src/${path}`);

export const solid: Page = {
  path: 'solid.html',
  title: 'Solid and SolidStart',
  description: 'Use the elements in Solid, and render them on the server with SolidStart.',
  group: 'Frameworks',
  content: html`<p class="lead">
      Use the elements directly in Solid. The package contains types for its templates, and two files to copy
      for SolidStart: one renders any element on the server, and one binds a field to a signal.
    </p>
    ${code('npm install auction-elements')}
    ${code(`import 'auction-elements/elements/auction-header.js';
import type {} from 'auction-elements/jsx/solid';

<auction-header attr:product-name={name()} prop:config={config()} on:auction-search={search} />`)}
    <p>
      Set strings as attributes with <code>attr:</code>. Set numbers, booleans, and objects as properties with
      <code>prop:</code>, because Solid’s server would write attributes such as
      <code>clearable="false"</code> and <code>config="[object Object]"</code>.
    </p>
    <h2>Server rendering</h2>
    <p>Copy <code>Tag.tsx</code> from the package’s <code>integrations/solid</code> folder:</p>
    ${code(readSource('integrations/solid/Tag.tsx'))}
    <p>
      The component renders the content of the element on the server. Pass values such as the current URL in
      <code>prerender</code>. In the browser, load the elements in the entry file:
    </p>
    ${code(app('entry-client.tsx'))}
    <h2>The header</h2>
    ${code(app('components/SiteHeader.tsx'))}
    <p>The header is in the initial HTML, its menus work without JavaScript, and there is no layout shift.</p>
    <p>
      Solid’s router follows the header’s links to pages of the app, and the header stays. It updates
      <code>aria-current</code> and the return URL of the sign-in link. If links should load pages instead,
      set <code>explicitLinks</code> on <code>&lt;Router&gt;</code>.
    </p>
    <h2>Forms</h2>
    <p>Copy <code>Field.tsx</code> from the same folder:</p>
    ${code(readSource('integrations/solid/Field.tsx'))} ${code(app('components/BidForm.tsx'))}
    <p>
      <code>bind</code> contains the value that the form submits: <code>yyyy-MM-dd</code> for a date, and
      <code>HH:mm</code> for a time. It is an empty string while the typed text isn’t a valid date or time. It
      also receives text that the user types before hydration, which <code>prop:value</code> would overwrite.
      If the form is reset, it receives its initial value.
    </p>
    <h2>Form actions</h2>
    <p>
      Actions of Solid’s router receive the values of the fields. Set <code>error-text</code> to the server’s
      error message. The field shows it until the user changes the value.
    </p>
    ${code(app('routes/account.tsx'))}
    <h2>CSP with a nonce</h2>
    <p>
      Create a nonce for each request in the handler. <code>Tag</code> uses it for the styles of the element.
      Elements that render in the browser don’t need a nonce. To work with a
      <a href="prerender.html">strict Content Security Policy</a> without a nonce, pass
      <code>{ styles: { mode: 'link', href } }</code> in <code>prerender</code>.
    </p>
    ${code(app('entry-server.tsx'))}`,
};
