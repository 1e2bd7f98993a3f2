import { chooseByIf, type TemplateLanguage } from './language.ts';

/** Server-side includes (SSI), in the dialects of Apache and nginx. */

const reservedCharacters = /<(?=!--#)/g;

const when = (condition: string, then: string, otherwise: string): string =>
  `<!--#if expr="${condition}" -->${then}${otherwise && `<!--#else -->${otherwise}`}<!--#endif -->`;

const year = '<!--#config timefmt="%Y" --><!--#echo var="DATE_LOCAL" -->';

export const ssi: TemplateLanguage = {
  name: 'Apache SSI',
  markdown: 'html',
  getFileName: (kind) => `${kind}.shtml`,
  formatInclude: (fileName) => `<!--#include virtual="/partials/${fileName}" -->`,
  notes: `Requires \`mod_include\` of Apache 2.4. The user is signed in if the variable \`auction_bidder\` is \`1\`. Optional variables:
\`auction_product_name\` and \`auction_nonce\`. The file \`integrations/apache/auction-elements.conf\` in the package shows how to set \`auction_bidder\`.`,
  reservedCharacters,
  // A URL that begins like another host, such as `//host`, is replaced by the front page.
  start: () =>
    String.raw`<!--#set var="auction_page" value="$REQUEST_URI" --><!--#if expr="v('REQUEST_URI') !~ m#^/([^/\\]|$)#" --><!--#set var="auction_page" value="/" --><!--#endif -->`,
  end: () => '\n',
  ...chooseByIf({
    bidder: "v('auction_bidder') == '1'",
    hasProductName: "v('auction_product_name') != ''",
    isLonger: (length) => `v('auction_product_name') =~ /.{${length + 1}}/`,
    isPage: (path) => `v('auction_page') == '${path}'`,
    productName: '<!--#echo encoding="entity" var="auction_product_name" -->',
    when,
  }),
  returnAddress: '<!--#echo encoding="urlencoded" var="auction_page" -->',
  nonce: '<!--#echo encoding="entity" var="auction_nonce" -->',
  year,
};

/** Variables with the second to fourth query parameter. nginx doesn't encode `&`, so each parameter is encoded separately. */
const parameters = [1, 2, 3].map((number) => `auction_parameter_${number}`);
const page = "'$auction_page' = '";

export const nginx: TemplateLanguage = {
  name: 'nginx SSI',
  markdown: 'html',
  getFileName: ssi.getFileName,
  formatInclude: (fileName) => `<!--# include virtual="/partials/${fileName}" -->`,
  notes: `The user is signed in if the variable \`$auction_bidder\` is \`1\`. The file \`integrations/nginx/auction-elements.conf\` in the package sets this
variable and the others that the files need. Optional: \`$auction_product_name\` sets the product name, as HTML. Without JavaScript, the
URL that users return to after they sign in has only the first four query parameters, because nginx doesn't encode "&". After the script
has loaded, the URL has all query parameters.`,
  reservedCharacters,
  start: () => '',
  end: () => '\n',
  ...chooseByIf({
    bidder: '$auction_bidder = 1',
    hasProductName: '$auction_product_name',
    isLonger: (length) => `$auction_product_name = /.{${length + 1}}/`,
    isPage: (path) => `${page}${path}'`,
    productName: '',
    when,
  }),
  choose: (bidder, visitor) => flatten(bidder, '=', '1') + flatten(visitor, '!=', ''),
  formatProductName: (html) => `<!--#echo encoding="none" var="auction_product_name" default="${html}" -->`,
  // nginx doesn't support an `if` in an `else`, so only the default name is checked.
  formatLongAttribute: (isLong) => (isLong ? ' data-long="true"' : ''),
  returnAddress: [
    '<!--#echo encoding="url" var="auction_path" -->',
    ...parameters.map((name) => when(`$${name}`, `%26<!--#echo encoding="url" var="${name}" -->`, '')),
  ].join(''),
  nonce: '<!--#echo encoding="none" var="auction_nonce" -->',
  year,
};

/** Flattens nested `if` commands, which nginx doesn't support. Text gets its own `if`, and the inner conditions test both values. */
const flatten = (html: string, operator: string, bidder: string): string =>
  html
    .split(/(<!--#if .*?<!--#endif -->)/)
    .map((text, index) => {
      if (index % 2 === 0) return text && when(`$auction_bidder ${operator} 1`, text, '');
      return text.replace(page, () => `'$auction_bidder$auction_page' = '${bidder}`);
    })
    .join('');
