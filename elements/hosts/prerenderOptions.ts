import type { Styles } from '../server/styleModes.ts';

/** What a server says of the page in which it renders a tag. */
export interface PrerenderOptions {
  /** How the rules reach the shadow root: `{ mode: 'link', href }` under a strict Content-Security-Policy. */
  styles?: Styles | undefined;
  /** The page's address, as a path or whole: links that lead to it are marked with `aria-current`. */
  page?: string;
  /** Where a sign-in leads back to: path, query and hash of the page; that of `page` by default. */
  returnAddress?: string;
  /** Of the copyright in the footer. */
  year?: number;
  /** The page gives it a label, so that a control shows none of its own. */
  labelled?: boolean;
}
