import { code, html, type Page, table } from '../../view/layout.ts';
import { readSource } from './readSource.ts';

const next = (path: string) => readSource(`test/frameworks/apps/next/${path}`);

export const react: Page = {
  path: 'react.html',
  title: 'React, Next, React Router',
  description: 'A component of React for each tag, in pages and on servers.',
  group: 'Frameworks',
  content: html`<p>
      A component for each tag, in React 16.14 to 19, in pages and on servers. This file is that of the tested
      apps: React by itself in four versions, Next with the app router and the pages router, React Router in
      framework mode, each built and in development.
    </p>
    ${code(readSource('integrations/react/Site.tsx'))}
    ${table(
      'What a component of React has',
      ['Prop', 'What it is'],
      [
        [
          'attributes',
          'Those of its tag in camel case, objects and lists as they are, and what any element of React has; all typed.',
        ],
        [
          html`<code>onSearch</code>, <code>onToggle</code> …`,
          html`The <code>auction-search</code>, <code>auction-toggle</code> … of its tag, as events of the
            DOM.`,
        ],
        [
          html`<code>value</code>, <code>defaultValue</code>, <code>onChange</code>`,
          html`Of fields, as those of an <code>&lt;input&gt;</code>: a value stays until the app gives
            another.`,
        ],
        [html`<code>ref</code>`, 'The element, with the properties and methods of its tag.'],
        [
          html`<code>prerender</code>`,
          html`The server’s HTML has the shadow root too: header and footer are complete without script,
            nothing moves, and React has nothing to say. <code>{ page }</code> marks the links to the page;
            <code>{ styles: { mode: 'link', href } }</code> or
            <code>{ styles: { mode: 'nonce', nonce } }</code> fits a strict policy. Where a server streams a
            page, prerender all elements of a tag or none: one that comes after the tag is defined is rendered
            again, and the browser reports its second root on the console.`,
        ],
      ],
    )}
    <p>
      In Next a server component may use them as they are; one with a handler is in a file with
      <code>'use client'</code>, as in every app. Each component imports its tag once it is mounted, a
      prerendered one when the browser is idle or the user turns to it: wait for
      <code>customElements.whenDefined(…)</code> before you call a method of an element that has just come. An
      app that only browsers render may import the tag’s own file besides, which defines it at once.
    </p>
    <p>
      Tags bring a React of their own, in files that all of them share: <code>npm ls react</code> shows the
      app’s alone, and its version does not matter to them. Tags in JSX, without the components, need React 19
      and <code>import type {} from 'auction-elements/jsx/react'</code>; React sets no objects and handlers on
      those that a server has rendered.
    </p>
    <h2>The page’s address</h2>
    <p>
      <code>page</code> of <code>prerender</code> is what the server has of it: links to the page are marked
      in the HTML, and a sign-in leads back to it. Here is the header in Next’s app router; in its pages
      router <code>page</code> is <code>router.asPath</code>, in React Router
      <code>pathname + search</code> of <code>useLocation()</code>. In the browser the header follows the
      address by itself.
    </p>
    ${code(next('app/RoutedHeader.tsx'))}
    <h2>A policy with a nonce, in Next</h2>
    <p>
      The proxy (<code>middleware.ts</code> up to Next 15) makes a nonce for each request, and each
      prerendered tag gets it with <code>prerender</code>. Tags that are rendered in the browser need none.
    </p>
    ${code(next('proxy.ts'))} ${code(next('app/getStyles.ts'))} ${code(next('app/layout.tsx'))}
    <h2>Forms with an action</h2>
    <p>
      In React 19 a form’s <code>action</code> is a function, on the server in Next. React resets the form
      after it: fields go back to <code>defaultValue</code>, and those with <code>value</code> keep it.
      <code>errorText</code> is shown until the user changes the value, and by React’s reset once more if the
      next answer has it too.
    </p>
    ${code(readSource('integrations/react/AccountForm.tsx'))} ${code(next('app/account/save.ts'))}
    <p>React Router resets no form: there each answer of the route’s action has a field of its own.</p>
    ${code(readSource('test/frameworks/apps/react-router/app/routes/account.tsx'))}
    <h2>Next with Cache Components</h2>
    <p>
      New Next apps have <code>cacheComponents: true</code>: Next renders pages ahead of time. Header, footer,
      fields, and buttons with <code>prerender</code> work there. The calendar shows the current day. To
      prerender <code>AuctionDatePicker</code>, render it per request, inside <code>&lt;Suspense&gt;</code>:
    </p>
    ${code(readSource('test/frameworks/apps/next-static/app/page.tsx'))}
    <h2>Next’s edge runtime</h2>
    <p>Routes with <code>runtime = 'edge'</code> prerender tags as those of Node do.</p>
    <h2>Without custom elements</h2>
    <p>
      Apps of React 19 that want no custom elements take what is inside them; its styles then go into the
      page, as <code>&lt;style&gt;</code> elements:
    </p>
    ${code(`import { DateField, Header } from 'auction-elements/react/components';

<Header productName="Gavel" onSearch={({ term }) => track(term)} />
<DateField name="day" label="Viewing on" value={day} onChange={setDay} />`)}`,
};
