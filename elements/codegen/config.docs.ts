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

const label = doc('Text', 'The link text.');
const href = doc(
  'URL',
  'The URL that the link opens: a path on your site, such as /live-auctions, or a full URL, such as https://help.example/.',
);
const count = doc(
  'Count',
  'A number shown next to the link text, such as the number of messages. If empty, no number is shown.',
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
  label: doc('Heading', 'The heading above the links.'),
  links: linkList('Links', 'The links of the group, in display order.'),
  all: {
    title: 'Link to all',
    description:
      'The last link of the group. If empty, its text is “All” and the heading of the group, translated into the language of the page.',
    properties: link,
  },
};

const promotion: ConfigDoc = {
  title: 'Promotion',
  description: 'An image and text with a link, shown in the menu of the category.',
  properties: {
    image: {
      title: 'Image',
      description: 'The image. Its width and height prevent a layout shift when the image loads.',
      properties: {
        src: doc('Image URL', 'A path on your site, or an http(s) URL.'),
        width: doc('Width', 'The width of the image file, in px.'),
        height: doc('Height', 'The height of the image file, in px.'),
        alt: doc(
          'Description',
          'A text alternative for screen readers. Leave empty if the text describes the image.',
        ),
      },
    },
    text: doc('Text', 'The text below the image.'),
    href: doc('URL', 'The URL that the image and the text open.'),
  },
};

/** Docs of the whole configuration, in the order of the schema. */
export const configDocs: Readonly<Record<string, ConfigDoc>> = {
  $schema: doc('Schema', 'The URL of this schema, for code editors.'),
  productName: doc(
    'Name',
    'The name of the site. It’s shown in the logo, in “My …”, and in the copyright line.',
  ),
  links: {
    title: 'Pages of the site',
    description: 'The pages that the header and footer link to. If empty, a page keeps its default URL.',
    properties: {
      home: doc('Home page', 'The page that the logo links to.'),
      signIn: doc('Sign in', 'The sign-in page. The parameter d contains the URL to return to.'),
      signOut: doc('Sign out', 'The page that signs users out if JavaScript is off.'),
      signOutRedirect: doc('After signing out', 'The page that opens after users sign out.'),
      watchlist: doc('Watchlist', 'The page with the bidder’s watched lots. `false` removes the link.'),
      myProduct: doc('Account', 'The bidder’s account page.'),
      searchResults: doc('Search results', 'The search results page.'),
      accessibility: doc('Accessibility', 'The accessibility page, which the footer links to.'),
    },
  },
  help: {
    title: 'Help and company pages',
    description:
      'The URLs of the default links to pages outside your site, which are placeholders. To replace all of them, set the base URL. To replace single links, set their URLs.',
    properties: {
      baseUrl: doc(
        'Base URL',
        'The URL of your help site, such as https://help.example. The default links then open its pages, such as https://help.example/careers.',
      ),
      help: doc('Help', 'The start page of your help.'),
      buying: doc('Buying', 'The page for buyers.'),
      selling: doc('Selling', 'The page for sellers.'),
      about: doc('About Us', 'The page about your company.'),
      careers: doc('Careers', 'The page with your vacancies.'),
      blog: doc('Blog', 'Your blog.'),
      leadership: doc('Leadership', 'The page about your management.'),
      newsroom: doc('Newsroom', 'The page with your news.'),
      trust: doc('Marketplace Trust', 'The page about safe trading.'),
      group: doc('Parent Group', 'The page of your parent company.'),
      contact: doc('Contact Us', 'The contact page.'),
      facebook: doc('Facebook', 'The URL of your page.'),
      twitter: doc('Twitter', 'The URL of your account.'),
      instagram: doc('Instagram', 'The URL of your account.'),
      linkedin: doc('LinkedIn', 'The URL of your page.'),
      youtube: doc('YouTube', 'The URL of your channel.'),
    },
  },
  browse: menu(
    'Browse menu',
    'The links of the first menu next to the search. If the list is empty, the menu is hidden.',
  ),
  about: menu(
    'About menu',
    'The links of the second menu next to the search. If the list is empty, the menu is hidden.',
  ),
  bidder: menu(
    'Account menu',
    'The links between the account and Sign Out, for signed-in users on small screens.',
  ),
  tools: {
    title: 'Extra links',
    description: 'Links in the top row, before the account menu, and in the mobile menu.',
    item: 'link',
    properties: {
      ...link,
      icon: doc('Icon', 'The URL of an image, shown at 20 × 20 px. If empty, the link shows its text.'),
      count,
    },
  },
  languages: {
    title: 'Languages',
    description: 'A menu with the languages of your site. The page’s language is the current language.',
    item: 'language',
    properties: {
      label: doc('Name', 'The language’s own name, such as Deutsch.'),
      lang: doc('Code', 'The BCP 47 tag of the language, such as de or pt-BR.'),
      href: doc('URL', 'The URL of your site in this language.'),
    },
  },
  categories: {
    title: 'Categories',
    description:
      'The second row of the header. Categories with link groups open a mega-menu. The others are links.',
    item: 'category',
    properties: {
      label: doc('Name', 'The name of the category.'),
      href: doc('URL', 'The URL of the category. If empty, it’s derived from the name.'),
      subGroups: {
        title: 'Link groups',
        description: 'The columns of the mega-menu.',
        item: 'group',
        properties: subGroup,
      },
      popular: linkList('Popular links', 'A short list of links next to the columns.'),
      promotion,
    },
  },
  footer: {
    title: 'Footer groups',
    description: 'The link groups of the footer, in display order.',
    item: 'group',
    properties: { label: doc('Heading', 'The heading above the links.'), links: subGroup['links']! },
  },
  social: {
    title: 'Social networks',
    description: 'The URLs of your accounts. Networks without a URL are hidden.',
    properties: {
      facebook: doc('Facebook', 'The URL of your page.'),
      twitter: doc('Twitter', 'The URL of your account.'),
      instagram: doc('Instagram', 'The URL of your account.'),
      linkedin: doc('LinkedIn', 'The URL of your page.'),
      youtube: doc('YouTube', 'The URL of your channel.'),
    },
  },
  endpoints: {
    title: 'Endpoints',
    description: 'The URLs that the header and footer send requests to. Ask your developers for them.',
    properties: {
      logout: doc(
        'Sign-out',
        'Receives a POST request when a user signs out. With `false`, no request is sent.',
      ),
      suggestions: doc(
        'Search suggestions',
        'Receives GET requests while a user types a search term, and responds with categories and lots. `false` turns suggestions off.',
      ),
      newsletter: doc(
        'Newsletter',
        'Receives a POST request when a user subscribes. `false` removes the newsletter form.',
      ),
    },
  },
  cookies: {
    title: 'Cookies',
    description:
      'The names of the cookies that your site sets when a user signs in. Ask your developers for them.',
    properties: {
      auth: doc('Sign-in', 'The cookie that marks the user as signed in.'),
      guid: doc('Identifier', 'The cookie with the bidder’s GUID, which the sign-out request sends.'),
      displayName: doc('Name', 'The cookie with the bidder’s display name.'),
      userId: doc('User', 'The cookie with the user ID, which the sign-out request sends.'),
    },
  },
};
