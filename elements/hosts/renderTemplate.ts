import type { ShadowRootHtml, Styles } from '../server/renderElement.tsx';

/** Options for prerendering an element on a server. */
export interface PrerenderOptions {
  /** Delivery of the shadow root's styles. With a strict Content Security Policy, use `{ mode: 'link', href }`. */
  styles?: Styles | undefined;
  /** Path or URL of the current page. Links to it are rendered with `aria-current="page"`. */
  page?: string;
  /** Return URL after signing in: path, query, and hash of the page. Defaults to `page`. */
  returnAddress?: string;
  /** Year of the copyright in the footer. */
  year?: number;
  /** Whether the page provides a label. The control then renders no default label. */
  labelled?: boolean;
}

/** Element to prerender, with its attributes and options. */
export interface Prerendering {
  tag: string;
  /** Values by attribute name. JSON attributes contain parsed data. */
  attributes: Readonly<Record<string, unknown>>;
  hasContent: boolean;
  options: PrerenderOptions;
}

/** Returns `null`. On servers, `#renderTemplate` in package.json selects renderServerTemplate.ts instead. */
export const renderTemplate: (prerendering: Prerendering) => ShadowRootHtml | null = () => null;
