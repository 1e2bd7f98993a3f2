import { chooseByIf, type TemplateLanguage } from './language.ts';

/** Template languages with `{{ values }}` and `{% tags %}`. */

const reservedCharacters = /\{(?=[{%#])/g;

/** Creates a function that formats an `if` tag. `end` is the name of the end tag. */
const makeWhen = (end: string) => (condition: string, then: string, otherwise: string) =>
  `{% if ${condition} %}${then}${otherwise && `{% else %}${otherwise}`}{% ${end} %}`;

export const django: TemplateLanguage = {
  name: 'Django',
  markdown: 'django',
  getFileName: (kind) => `${kind}.html`,
  formatInclude: (fileName) => `{% include "auction/${fileName}" %}`,
  notes: `Put the files in \`templates/auction\`. The user is signed in if \`request.user.is_authenticated\` or \`auction_bidder\` is true. Optional
context variables: \`auction_bidder\`, \`auction_product_name\`, and \`auction_nonce\`. The nonce defaults to the nonce of django-csp.`,
  reservedCharacters,
  start: () => '{% with auction_page=request.get_full_path %}',
  end: () => '{% endwith %}\n',
  ...chooseByIf({
    bidder: 'request.user.is_authenticated or auction_bidder',
    hasProductName: 'auction_product_name',
    isLonger: (length) => `auction_product_name|length > ${length}`,
    isPage: (path) => `auction_page == "${path}"`,
    productName: '{{ auction_product_name|escape }}',
    when: makeWhen('endif'),
  }),
  // The path of `get_full_path` never begins with two slashes.
  returnAddress: '{{ auction_page|urlencode:"" }}',
  nonce: '{% firstof auction_nonce request.csp_nonce %}',
  year: '{% now "Y" %}',
};

export const jinja: TemplateLanguage = {
  name: 'Jinja',
  markdown: 'jinja',
  getFileName: (kind) => `${kind}.html`,
  formatInclude: (fileName) => `{% include "auction/${fileName}" %}`,
  notes: `Put the files in \`templates/auction\`. They use Flask's \`request\` and \`session\`. The user is signed in if \`session["bidder"]\` is set.
Optional context variables: \`auction_bidder\` (true or false), \`auction_product_name\`, \`auction_nonce\`, and \`auction_year\`. Jinja has no
current date. If you don't set \`auction_year\`, the script adds the year.`,
  reservedCharacters,
  start:
    () => `{% set auction_is_bidder = auction_bidder if auction_bidder is defined else session.get("bidder") %}
{% set auction_query = request.query_string.decode("latin-1") %}
{% set auction_page = "/" ~ ((request.script_root ~ request.path)|urlencode).lstrip("/") ~ ("?" ~ auction_query if auction_query else "") %}
`,
  end: () => '\n',
  ...chooseByIf({
    bidder: 'auction_is_bidder',
    hasProductName: 'auction_product_name is defined',
    isLonger: (length) => `auction_product_name|length > ${length}`,
    isPage: (path) => `auction_page == "${path}"`,
    productName: '{{ auction_product_name|e }}',
    when: makeWhen('endif'),
  }),
  returnAddress: '{{ auction_page|urlencode }}',
  nonce: '{{ auction_nonce|default("")|e }}',
  year: '{{ auction_year|default("")|e }}',
};

export const twig: TemplateLanguage = {
  name: 'Twig',
  markdown: 'twig',
  getFileName: (kind) => `${kind}.html.twig`,
  formatInclude: (fileName) => `{{ include('auction/${fileName}') }}`,
  notes: `Put the files in \`templates/auction\`. They use Symfony's \`app\`. The user is signed in if \`app.user\` isn't null. Optional context
variables: \`auction_bidder\` (true or false), \`auction_product_name\`, and \`auction_nonce\`.`,
  reservedCharacters,
  start: () => String.raw`{% set auction_is_bidder = auction_bidder ?? (app.user ?? null) is not null %}
{% set auction_page = '/' ~ app.request.requestUri|trim('/\\', 'left') %}
`,
  end: () => '\n',
  ...chooseByIf({
    bidder: 'auction_is_bidder',
    hasProductName: 'auction_product_name is defined',
    isLonger: (length) => `auction_product_name|length > ${length}`,
    isPage: (path) => `auction_page == '${path}'`,
    productName: '{{ auction_product_name|e }}',
    when: makeWhen('endif'),
  }),
  returnAddress: '{{ auction_page|url_encode }}',
  nonce: "{{ (auction_nonce ?? '')|e }}",
  year: "{{ 'now'|date('Y') }}",
};

export const liquid: TemplateLanguage = {
  name: 'Liquid',
  markdown: 'liquid',
  getFileName: (kind) => `auction-${kind}.liquid`,
  formatInclude: (fileName) => `{% render '${fileName.slice(0, -'.liquid'.length)}' %}`,
  notes: `The files are snippets. The user is signed in if \`customer\` exists. Optional arguments of \`render\`: \`auction_bidder: true\`,
\`auction_product_name: shop.name\`, and \`auction_nonce\`. Liquid has no access to the page's query. The script adds the query to the URL
that users return to after they sign in.`,
  reservedCharacters,
  // Liquid has no filter that removes leading slashes. `lstrip` removes spaces, which paths don't contain.
  // The backslash is decoded from `%5C`, because Liquid implementations differ in parsing backslashes.
  start: () => `{% assign auction_backslash = '%5C' | url_decode %}
{% assign auction_page = request.path | replace: auction_backslash, ' ' | replace: '/', ' ' | lstrip | replace: ' ', '/' | prepend: '/' %}
`,
  end: () => '\n',
  ...chooseByIf({
    bidder: 'auction_bidder or customer',
    hasProductName: 'auction_product_name',
    isLonger: (length) => `auction_product_name.size > ${length}`,
    isPage: (path) => `auction_page == '${path}'`,
    productName: '{{ auction_product_name | escape }}',
    when: makeWhen('endif'),
  }),
  returnAddress: '{{ auction_page | url_encode }}',
  nonce: '{{ auction_nonce | escape }}',
  year: "{{ 'now' | date: '%Y' }}",
};
