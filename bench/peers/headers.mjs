import { importSource } from '../../scripts/importSource.mjs';

/** Returns the built-in categories with their columns, which all headers contain. */
async function categories() {
  const { categoryLabels, getBuiltInCategory } = await importSource('/src/site/navigation/navigation.ts');
  const { getCategoryPath, slugify } = await importSource('/src/site/config/site.ts');
  return categoryLabels.map((label) => {
    const { subGroups, popular } = getBuiltInCategory(slugify(label));
    const columns = subGroups.map((group) => ({
      ...group,
      all: { href: getCategoryPath(label, group.label) },
    }));
    return { label, subGroups: columns, popular };
  });
}

const mapToHtml = (list, format) => list.map(format).join('');
const text = (label) => label.replaceAll('&', '&amp;');
const link = ({ label, href }) => `<li><a href="${href}">${text(label)}</a></li>`;

/** Returns headers of peers with the same links, built as in their docs. `visible`, `button`, and `opened` are expressions over `host`, their container. */
export async function headerPeers() {
  const all = await categories();
  return [
    {
      name: 'Telekom Scale',
      peer: 'telekom-header',
      body: `<scale-telekom-header app-name="Auction" app-name-link="/"><scale-telekom-nav-list variant="main-nav" slot="main-nav">${mapToHtml(
        all,
        ({ label, subGroups }) =>
          `<scale-telekom-nav-item><a href="#">${text(label)}</a><scale-telekom-nav-flyout><scale-telekom-mega-menu>${mapToHtml(
            subGroups,
            (group) =>
              `<scale-telekom-mega-menu-column><a slot="heading" href="${group.all.href}">${text(group.label)}</a><ul>${mapToHtml(group.links, link)}</ul></scale-telekom-mega-menu-column>`,
          )}</scale-telekom-mega-menu></scale-telekom-nav-flyout></scale-telekom-nav-item>`,
      )}</scale-telekom-nav-list></scale-telekom-header>`,
      visible: "host.querySelector('scale-telekom-header')?.shadowRoot?.querySelector('header')",
      button: "host.querySelector('scale-telekom-nav-item > a')",
      opened: "host.querySelector('scale-telekom-mega-menu-column li a')",
    },
    {
      name: 'Red Hat',
      peer: 'red-hat-header',
      body: `<rh-navigation-primary>${mapToHtml(
        all,
        ({ label, subGroups }) =>
          `<rh-navigation-primary-item variant="dropdown"><span slot="summary">${text(label)}</span>${mapToHtml(
            subGroups,
            (group) => `<h3>${text(group.label)}</h3><ul>${mapToHtml(group.links, link)}</ul>`,
          )}</rh-navigation-primary-item>`,
      )}</rh-navigation-primary>`,
      visible: "host.querySelector('rh-navigation-primary')?.shadowRoot?.querySelector('#bar')",
      button: "host.querySelector('rh-navigation-primary-item')?.shadowRoot?.querySelector('summary')",
      opened: "host.querySelector('rh-navigation-primary-item li a')",
    },
    {
      name: 'UI5',
      peer: 'ui5-header',
      body: `<ui5-shellbar primary-title="Auction">${mapToHtml(
        all,
        ({ label }, index) =>
          `<ui5-button slot="content" data-menu="menu-${index}" design="Transparent">${text(label)}</ui5-button>`,
      )}</ui5-shellbar>${mapToHtml(
        all,
        ({ subGroups }, index) =>
          `<ui5-menu id="menu-${index}">${mapToHtml(
            subGroups.flatMap(({ links }) => links),
            ({ label }) => `<ui5-menu-item text="${text(label)}"></ui5-menu-item>`,
          )}</ui5-menu>`,
      )}`,
      visible: "host.querySelector('ui5-shellbar')?.shadowRoot?.querySelector('header')",
      button: "host.querySelector('ui5-button[data-menu]')",
      opened: "host.querySelector('ui5-menu-item')",
    },
    {
      name: 'Carbon',
      peer: 'carbon-header',
      // Carbon reads `process`, which exists only in Node.js.
      head: `<script>process = { env: {} }; mastheadLinks = ${JSON.stringify(
        all.map(({ label, subGroups }) => ({
          title: label,
          titleEnglish: label,
          url: subGroups[0].all.href,
          submenu: {
            layout: 'list',
            sections: [
              {
                heading: { title: label, url: subGroups[0].all.href },
                groups: subGroups.map((group) => ({
                  heading: { title: group.label, url: group.all.href },
                  links: group.links.map((item) => ({ title: item.label, url: item.href })),
                })),
              },
            ],
          },
        })),
      )}</script>`,
      body: '<c4d-masthead-composite></c4d-masthead-composite>',
      visible:
        "host.querySelector('c4d-masthead-composite')?.querySelector('c4d-megamenu-top-nav-menu, c4d-top-nav-menu')",
      button:
        "host.querySelector('c4d-megamenu-top-nav-menu')?.shadowRoot?.querySelector('[part~=menu-item], a, button')",
      opened: "host.querySelector('c4d-megamenu-category-link')",
    },
  ];
}
