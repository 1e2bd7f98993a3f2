import { templateLanguages } from './templates/templateLanguages.ts';

const renderUsage = `auction-elements render --config site.json --out partials/

  --config FILE          the site's configuration (site-config.schema.json); left out, the built-in site
  --out FOLDER           where the files go
  --template LANGUAGE    one file for header and one for footer in the language of your server's templates, with expressions for the
                         session, the page's address, the product's name, the nonce and the year:
                         ${[...templateLanguages.keys()].join(', ')}.
                         Left out, HTML: a header for visitors, one for bidders, and a footer
  --styles MODE          link (default): a <link> to the CSS file, right for a strict Content-Security-Policy
                         inline: a <style> in each file
                         nonce: a <style> with a nonce that your server fills in
  --css-path PATH        the folder's address on your site, for the <link>; / by default
  --return-address TEXT  what your templates write for the page's address, encoded as a query value. Left out, it is what
                         --template knows, and without that the front page
  --search-term TEXT     what your templates write for the term that a page of results is about, as the value of an attribute; empty on
                         other pages. Left out, the script shows it
  --nonce TEXT           what your templates write for the nonce, with --styles nonce
  --year YEAR            of the copyright; left out, --template or the script adds it
  --attribute NAME=VALUE an attribute for header and footer, such as base-url=/shop; may be repeated
`;

const bundleUsage = `auction-elements bundle --config site.json --out auction-site.js

  --config FILE          the site's configuration (site-config.schema.json); left out, the built-in site
  --out FILE             the script, for <script type="module" src="…">
  --library PATH         the folder of the library's files, relative to the script or as an address; ./ by default: the script
                         stands beside autoload.js, which it replaces
`;

/** Output of `auction-elements --help`. */
export const usage = `${renderUsage}\n${bundleUsage}`;
