/** Title and description of a configuration entry, which editors and forms show. */
export interface ConfigDoc {
  title: string;
  description: string;
  /** Docs of the properties of an object or of a list's entries, by name. */
  properties?: Readonly<Record<string, ConfigDoc>>;
  /** Title of a list's entry. */
  item?: string;
}

const doc = (title: string, description: string): ConfigDoc => ({ title, description });

const label = doc('Text', 'What the link says.');
const href = doc(
  'Address',
  'Where the link leads: a path of the site, such as /live-auctions, or a whole address, such as https://help.example/.',
);
const count = doc(
  'Number',
  'Shown beside the text: of messages, invoices or events. Left empty, none is shown.',
);
const link = { label, href };

const linkList = (title: string, description: string): ConfigDoc => ({
  title,
  description,
  item: 'link',
  properties: link,
});
const menu = (title: string, description: string): ConfigDoc => ({
  title,
  description,
  item: 'link',
  properties: { ...link, count },
});

const subGroup: Readonly<Record<string, ConfigDoc>> = {
  label: doc('Heading', 'What stands above the links of the group.'),
  links: linkList('Links', 'The links of the group, from top to bottom.'),
  all: {
    title: 'Link to all',
    description:
      'The link below the others. Left out, it is the text “all” with the heading of the group, in the language of the page.',
    properties: link,
  },
};

const promotion: ConfigDoc = {
  title: 'Promotion',
  description: 'A picture with a text that leads to a page, in the panel of the category.',
  properties: {
    image: {
      title: 'Picture',
      description: 'The picture. With its width and height nothing moves when it has loaded.',
      properties: {
        src: doc('Address of the picture', 'A path of the site, or an http(s) address.'),
        width: doc('Width', 'In px.'),
        height: doc('Height', 'In px.'),
        alt: doc('Description', 'What the picture shows that the text does not say. May be empty.'),
      },
    },
    text: doc('Text', 'What stands below the picture.'),
    href: doc('Address', 'Where picture and text lead.'),
  },
};

/** Docs of the whole configuration, in the order of the schema. */
export const configDocs: Readonly<Record<string, ConfigDoc>> = {
  $schema: doc('Schema', 'The address of this schema, by which editors of JSON find it.'),
  productName: doc(
    'Name',
    'The name of the site: in the logo, in “My …”, and in the legal line of the footer.',
  ),
  links: {
    title: 'Pages of the site',
    description:
      'Where header and footer lead by themselves. A page that is left empty keeps its built-in address.',
    properties: {
      home: doc('Front page', 'Where the logo leads.'),
      signIn: doc('Sign in', 'The page for signing in; the address to come back to is added.'),
      signOut: doc('Sign out', 'The page that signs out where there is no script.'),
      signOutRedirect: doc('After signing out', 'Where people are led when they have signed out.'),
      watchlist: doc('Watchlist', 'The list of lots that a bidder watches.'),
      myProduct: doc('Account', 'The page of a bidder’s account.'),
      searchResults: doc('Search results', 'The page that shows what the search has found.'),
      accessibility: doc('Accessibility', 'The page about accessibility, which the footer links to.'),
    },
  },
  browse: menu(
    'Browse menu',
    'The links of the first menu beside the search. Without links the menu is left out.',
  ),
  about: menu(
    'About menu',
    'The links of the second menu beside the search. Without links the menu is left out.',
  ),
  bidder: menu(
    'Account menu',
    'The links of people who have signed in, between their account and Sign Out, on small screens.',
  ),
  tools: {
    title: 'Extra links',
    description: 'Links in the top row, before the account, and in the mobile menu.',
    item: 'link',
    properties: {
      ...link,
      icon: doc(
        'Icon',
        'The address of a picture, shown on a square of 20 px. Left empty, the link is its text.',
      ),
      count,
    },
  },
  languages: {
    title: 'Languages',
    description: 'A menu of the languages that the site is in. The language of the page is the current one.',
    item: 'language',
    properties: {
      label: doc('Text', 'The name of the language in itself, such as Deutsch.'),
      lang: doc('Code', 'The code of the language, such as de or pt-BR.'),
      href: doc('Address', 'Where the site is in that language.'),
    },
  },
  categories: {
    title: 'Categories',
    description:
      'The second row of the header. A category with groups of links opens a panel, another one is a link.',
    item: 'category',
    properties: {
      label: doc('Name', 'What the category is called.'),
      href: doc('Address', 'Where the category leads. Left out, it is made from the name.'),
      subGroups: {
        title: 'Groups of links',
        description: 'The columns of the panel.',
        item: 'group',
        properties: subGroup,
      },
      popular: linkList('Popular links', 'A short list at the side of the panel.'),
      promotion,
    },
  },
  footer: {
    title: 'Footer groups',
    description: 'The groups of links in the footer, in their order.',
    item: 'group',
    properties: { label: doc('Heading', 'What stands above the links.'), links: subGroup['links']! },
  },
  social: {
    title: 'Social networks',
    description: 'The addresses of your accounts. A network that is left empty is not shown.',
    properties: {
      facebook: doc('Facebook', 'The address of the page.'),
      twitter: doc('Twitter', 'The address of the account.'),
      instagram: doc('Instagram', 'The address of the account.'),
      linkedin: doc('LinkedIn', 'The address of the page.'),
      youtube: doc('YouTube', 'The address of the channel.'),
    },
  },
  endpoints: {
    title: 'Calls to the server',
    description: 'The addresses that header and footer call by script. Your developers know them.',
    properties: {
      logout: doc('Signing out', 'Called with POST when somebody signs out.'),
      suggestions: doc('Search suggestions', 'Called with GET while somebody types into the search.'),
      newsletter: doc('Newsletter', 'Called with POST when somebody subscribes.'),
    },
  },
  cookies: {
    title: 'Cookies',
    description: 'The names of the cookies that a sign-in sets. Your developers know them.',
    properties: {
      auth: doc('Sign-in', 'Says that somebody is signed in.'),
      guid: doc('Identifier', 'Identifies the bidder in the call that signs out.'),
      displayName: doc('Name', 'The name that the bidder is shown by.'),
      userId: doc('User', 'The number of the bidder in the call that signs out.'),
    },
  },
};
