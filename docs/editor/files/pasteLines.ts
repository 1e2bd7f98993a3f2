import { escapeAttribute } from '../../../elements/server/text/escape.ts';

type Messages = Readonly<Record<string, unknown>>;

/** What a page of any kind needs; header and footer are in the script. */
export function scriptLines(messages: Messages): string {
  const attribute = hasEntries(messages) ? ` messages="${escapeAttribute(JSON.stringify(messages))}"` : '';
  return `<link rel="stylesheet" href="/theme.css">
<link rel="stylesheet" href="/auction-elements/auction-elements.css">
<script type="module" src="/auction-elements/auction-site.js"></script>

<auction-header${attribute}></auction-header>
<!-- The page -->
<auction-footer${attribute}></auction-footer>`;
}

/** What a page needs whose server includes the partials. */
export const partialLines = `<link rel="stylesheet" href="/theme.css">
<script type="module" src="/auction-elements/loader.js"></script>

<!-- partials/header.visitor.html, or partials/header.bidder.html for those who are signed in -->
<!-- The page -->
<!-- partials/footer.html -->`;

export const hasEntries = (object: object): boolean => Object.keys(object).length > 0;
