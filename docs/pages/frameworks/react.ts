import { code, html, type Page, table } from '../../view/layout.ts';
import { readSource } from './readSource.ts';

const next = (path: string) => readSource(`test/frameworks/apps/next/${path}`);

export const react: Page = {
  path: 'react.html',
  title: 'React, Next.js, and React Router',
  description: 'React components for all elements, with types, events, forms, and server rendering.',
  group: 'Frameworks',
  content: html`<p class="lead">
      The package contains a React component for each element. The components work in React 16.14 to 19, in
      Next.js, and in React Router, in the browser and on the server.
    </p>
    ${code('npm install auction-elements')}
    ${code(`import { useState } from 'react';
import { AuctionDateInput, AuctionFooter, AuctionHeader } from 'auction-elements/react';

export function App() {
  const [day, setDay] = useState('');
  return (
    <>
      <AuctionHeader productName="Gavel" onSearch={(event) => track(event.detail.term)} />
      <AuctionDateInput
        name="day"
        label="Viewing date"
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
      <AuctionFooter productName="Gavel" />
    </>
  );
}`)}
    ${table(
      'Props',
      ['Prop', 'Description'],
      [
        [
          'Attributes',
          'All attributes of the element, in camel case. Pass objects and lists as they are. All props of HTML elements also work. All props are typed.',
        ],
        [
          html`<code>onSearch</code>, <code>onToggle</code>, …`,
          html`Handlers for <code>auction-search</code>, <code>auction-toggle</code>, and the other events of
            the element. They receive the DOM event.`,
        ],
        [
          html`<code>value</code>, <code>defaultValue</code>, <code>onChange</code>`,
          html`They work as in <code>&lt;input&gt;</code>. A field with <code>value</code> shows that value
            until your app changes it.`,
        ],
        [html`<code>ref</code>`, 'The element, with its properties and methods.'],
        [
          html`<code>prerender</code>`,
          html`Whether the server renders the content of the element. You can also pass options:
            <code>{ page }</code> sets <code>aria-current</code> on links to the current page.
            <code>{ styles: { mode: 'link', href } }</code> and
            <code>{ styles: { mode: 'nonce', nonce } }</code> work with a strict Content Security Policy.`,
        ],
      ],
    )}
    <h2>Server rendering</h2>
    <p>
      With <code>prerender</code>, the header and the footer are in the initial HTML and work without
      JavaScript. There is no layout shift and no hydration warning.
    </p>
    ${code(`<AuctionHeader prerender productName="Gavel" />`)}
    <p>
      If your server streams a page, set <code>prerender</code> on all instances of an element or on none. If
      a server-rendered instance arrives after its script loads, the element renders again, and the browser
      logs a message about a second shadow root.
    </p>
    <p>
      In Next.js, you can use the components in server components. Put components with event handlers in a
      file with <code>'use client'</code>.
    </p>
    <h2>When the elements are defined</h2>
    <p>
      Each component imports its element after it mounts. A component with <code>prerender</code> waits until
      the browser is idle or the user interacts with the element. Before you call a method of a new element,
      wait for <code>customElements.whenDefined(…)</code>. If your app renders only in the browser, you can
      also import the script of an element, which defines it immediately.
    </p>
    <h2>Complete example</h2>
    <p>
      The following file comes from the test apps. The tests run it in four versions of React, in both Next.js
      routers, and in React Router, in development and in production.
    </p>
    ${code(readSource('integrations/react/Site.tsx'))}
    <h2>The current page</h2>
    <p>
      Pass the URL of the page in <code>prerender</code>. Links to the current page then have
      <code>aria-current="page"</code> in the HTML, and signing in returns to the page. In the browser, the
      header follows URL changes automatically.
    </p>
    <p>This is the header in the app router of Next.js:</p>
    ${code(next('app/RoutedHeader.tsx'))}
    <p>
      In the pages router, <code>page</code> is <code>router.asPath</code>. In React Router,
      <code>page</code> is <code>pathname + search</code> from <code>useLocation()</code>.
    </p>
    <h2>Form actions</h2>
    <p>
      In React 19, the <code>action</code> of a form is a function. In Next.js, it can run on the server.
      After the action, React resets the form. Fields with <code>defaultValue</code> are reset, and fields
      with <code>value</code> keep their value.
    </p>
    <p>
      A field shows <code>errorText</code> until the user changes the value. After the reset, it shows the
      error again if the next response contains it.
    </p>
    ${code(readSource('integrations/react/AccountForm.tsx'))} ${code(next('app/account/save.ts'))}
    <p>
      React Router doesn’t reset forms. In the following example, <code>key</code> creates a new field for
      each response, so that the field shows a repeated error:
    </p>
    ${code(readSource('test/frameworks/apps/react-router/app/routes/account.tsx'))}
    <h2>CSP with a nonce in Next.js</h2>
    <p>
      Create a nonce for each request in the proxy, which is called <code>middleware.ts</code> up to Next.js
      15. Pass the nonce to each server-rendered element in <code>prerender</code>. Elements that render in
      the browser don’t need a nonce.
    </p>
    ${code(next('proxy.ts'))} ${code(next('app/getStyles.ts'))} ${code(next('app/layout.tsx'))}
    <h2>Cache Components in Next.js</h2>
    <p>
      New Next.js apps have <code>cacheComponents: true</code>, so Next.js renders pages in advance. The
      header, footer, fields, and buttons with <code>prerender</code> work there. The calendar shows the
      current day. To use <code>prerender</code> on <code>AuctionDatePicker</code>, render it for each request
      inside <code>&lt;Suspense&gt;</code>:
    </p>
    ${code(readSource('test/frameworks/apps/next-static/app/page.tsx'))}
    <h2>Edge runtime in Next.js</h2>
    <p>Server rendering also works in routes with <code>runtime = 'edge'</code>.</p>
    <h2>Use the elements in JSX</h2>
    <p>
      You can use the elements in JSX without the components. This requires React 19 and the following types.
      React doesn’t set objects and event handlers on elements that a server has rendered.
    </p>
    ${code(`import type {} from 'auction-elements/jsx/react';`)}
    <h2>Use the React components directly</h2>
    <p>
      The elements include their own copy of React, which all elements share. It’s independent of your app’s
      React version. If you don’t want custom elements, and your app uses React 19, import the React
      components inside the elements. They use your app’s React, and add their styles to the page in
      <code>&lt;style&gt;</code> elements.
    </p>
    ${code(`import { DateField, Header } from 'auction-elements/react/components';

<Header productName="Gavel" onSearch={({ term }) => track(term)} />
<DateField name="day" label="Viewing date" value={day} onChange={setDay} />`)}
    <p>
      Fields also take the <code>ref</code> and <code>onBlur</code> of form libraries. For example, with React
      Hook Form:
    </p>
    ${code(`<Controller
  name="day"
  control={control}
  render={({ field }) => <DateField label="Viewing date" {...field} />}
/>`)}`,
};
