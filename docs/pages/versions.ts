import { version } from '../../package.json';
import { code, html, type Page, table } from '../view/layout.ts';

export const versions: Page = {
  path: 'versions.html',
  title: 'Versions and support',
  description: 'Semantic versioning, breaking changes, deprecation, and supported platforms.',
  group: 'Reference',
  content: html`<p class="lead">
      These docs describe version ${version}. Versions follow semantic versioning: patches fix defects, minor
      versions add features, and only major versions contain breaking changes. Each element has its version as
      <code>customElements.get('auction-header').version</code>.
    </p>
    <h2>Breaking changes</h2>
    ${table(
      'What a major version is required for',
      ['Breaking', 'Not breaking'],
      [
        [
          'Removing or renaming an element, attribute, property, method, event, slot, part, state, custom property, message, setting of the configuration, command-line option, or server function',
          'Adding one that is optional',
        ],
        ['Accepting fewer values, or changing a default', 'Accepting more values'],
        ['Changing the value that a form submits', 'Understanding more of what users type'],
        [
          'Raising the minimum version of a browser, Node.js, or framework',
          'Raising the version of a package inside the library',
        ],
        [
          'Moving content to another slot or part',
          'Changing elements inside the shadow root that have no part, small changes of size or color, and the wording of messages',
        ],
      ],
    )}
    <p>
      <code>npm run check</code> compares the API with the API of the last release, and fails if a breaking
      change doesn’t have a new major version.
    </p>
    <h2>Deprecation</h2>
    <p>
      A feature is deprecated for at least one minor version before a major version removes it. The console
      message, the types, and the reference of the element name the replacement.
    </p>
    <h2>Supported versions</h2>
    <p>
      The latest version receives fixes. When a major version is released, the previous major version receives
      security fixes for 12 months. To report a vulnerability, see SECURITY.md in the repository.
    </p>
    ${table(
      'Supported platforms',
      ['Platform', 'Versions'],
      [
        ['Browsers', 'See the minimum versions on the page “Browser support and accessibility”'],
        ['Node.js, for the command line and server rendering', '20.19, and 22.12 or later'],
        ['React', '16.14 to 19'],
        ['Vue', '3.3 or later'],
        ['Svelte', '5'],
        ['Accessibility', 'WCAG 2.2, level AA'],
      ],
    )}
    <h2>Update from 0.1</h2>
    <p>
      Render your server templates and site scripts again with the new version, and deploy them together with
      its files. A header or footer that version 0.1 has rendered still works: its links and menus are usable,
      and the new version renders it again once it loads. The console names both versions.
    </p>
    ${code('npx auction-elements@1 render --out partials')}
    <ul>
      <li>
        To style the header, footer, or any other element, use CSS on the tag, such as
        <code>auction-header { position: sticky }</code>. The custom properties that did the same are
        deprecated.
      </li>
      <li>
        Labels, messages, and names of months follow the <code>lang</code> of the page. If your page has
        another <code>lang</code> than its text, correct it, or set <code>locale</code> on the element.
      </li>
      <li>
        Days before today are invalid in date fields without <code>allow-past</code>, even if users type them.
        Before, only the calendar excluded them.
      </li>
      <li>
        The events in a data layer contain no search terms and no queries of URLs. To include them, set
        <code>push-unredacted</code>.
      </li>
      <li>The minimum version of Chrome, Edge, and Firefox is 126.</li>
      <li>
        The calendar has menus for the month and the year, and no buttons for the previous and the next year.
        The messages <code>previousYear</code> and <code>nextYear</code> are gone.
      </li>
    </ul>`,
};
