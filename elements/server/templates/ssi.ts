import { chooseByIf, type TemplateLanguage } from './language.ts';

/** Server-side includes (SSI), in the dialects of Apache and nginx. */

const reservedCharacters = /<(?=!--#)/g;

const when = (condition: string, then: string, otherwise: string): string =>
  `<!--#if expr="${condition}" -->${then}${otherwise && `<!--#else -->${otherwise}`}<!--#endif -->`;

const year = '<!--#config timefmt="%Y" --><!--#echo var="DATE_LOCAL" -->';

export const ssi: TemplateLanguage = {
  name: 'SSI of Apache',
  markdown: 'html',
  getFileName: (kind) => `${kind}.shtml`,
  formatInclude: (fileName) => `<!--#include virtual="/partials/${fileName}" -->`,
  notes: `For \`mod_include\` of Apache 2.4. Somebody is signed in if the variable \`auction_bidder\` is \`1\`; \`auction_product_name\` and
\`auction_nonce\` are variables too. The package's \`integrations/apache/auction-elements.conf\` sets them.`,
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
  name: 'SSI of nginx',
  markdown: 'html',
  getFileName: ssi.getFileName,
  formatInclude: (fileName) => `<!--# include virtual="/partials/${fileName}" -->`,
  notes: `Somebody is signed in if the variable \`$auction_bidder\` is \`1\`. The package's \`integrations/nginx/auction-elements.conf\` sets it, and the
others that the files need. \`$auction_product_name\` can name another product, as HTML. nginx leaves "&" in what it encodes: the first
four parameters of a page's address come back from a sign-in without script, and all once the script has come.`,
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
