import { templateLanguages } from './templates/templateLanguages.ts';

const renderUsage = `auction-elements render --config site.json --out partials/

  Writes the header and footer as HTML or template files that your server includes.

  --config FILE          the site configuration, as JSON (schema: site-config.schema.json), or - for the standard input. Default: the
                         built-in configuration
  --out FOLDER           the output folder
  --template LANGUAGE    write a header and a footer in your server's template language. The files insert the session, the page's
                         URL, the product name, the nonce, and the year. Values:
                         ${[...templateLanguages.keys()].join(', ')}.
                         Default: plain HTML files, with one header for visitors, one header for bidders, and a footer
  --styles MODE          link (default): a <link> to a CSS file, which works with a strict Content Security Policy
                         inline: a <style> in each file
                         nonce: a <style> in each file, with a nonce from your server
  --css-path PATH        the URL path of the folder that contains the CSS file. Default: /
  --return-address TEXT  a template expression for the current URL, encoded as a query value. After signing in, users return to
                         this URL. Default: the expression of the --template language, or the home page
  --search-term TEXT     a template expression for the search term, escaped for an HTML attribute and empty on other pages.
                         Default: the script fills in the search term
  --nonce TEXT           a template expression for the nonce, for --styles nonce
  --year YEAR            the copyright year. Default: the current year, from the --template language or the script
  --attribute NAME=VALUE an attribute of the header and footer, such as base-url=/shop. Can be repeated
`;

const bundleUsage = `auction-elements bundle --config site.json --out auction-site.js

  Writes a script that contains the site configuration. Load the script instead of autoload.js:
  <script type="module" src="/auction-elements/auction-site.js"></script>

  --config FILE          the site configuration, as JSON (schema: site-config.schema.json), or - for the standard input. Default: the
                         built-in configuration
  --out FILE             the script file to write
  --library PATH         the library's folder, as a URL or as a path relative to the script. Default: ./, the script's folder
`;

const auditUsage = `auction-elements audit URL…

  Requests pages without a browser. Prints the versions of the library, the elements, and their problems.
  Exit code: 0 without problems, 1 with problems, 2 if a page couldn't be checked.
`;

/** Output of `auction-elements --help`. */
export const usage = `${renderUsage}\n${bundleUsage}\n${auditUsage}`;
