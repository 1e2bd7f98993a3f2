interface Policy {
  createHTML: (html: string) => string;
}

/** TypeScript has no types for these yet. */
declare const trustedTypes: { createPolicy: (name: string, policy: Policy) => Policy } | undefined;
type HtmlSetter = Partial<Record<'setHTML', (html: string, options: object) => void>>;

let policy: Policy | undefined;

/**
 * Parses HTML that our renderer has made. The library inserts HTML only here. `setHTML()` removes scripts and needs no policy. In browsers
 * without it, pages with Trusted Types need the policy `auction-elements-html`. If a page does not allow the policy, returns `undefined`.
 */
export function parseHtml(document: Document, html: string): DocumentFragment | undefined {
  const template: HTMLTemplateElement & HtmlSetter = document.createElement('template');
  try {
    if (template.setHTML) template.setHTML(html, { sanitizer: {} });
    else {
      if (typeof trustedTypes !== 'undefined')
        policy ??= trustedTypes.createPolicy('auction-elements-html', { createHTML: (own) => own });
      template.innerHTML = policy ? policy.createHTML(html) : html;
    }
  } catch {
    return undefined;
  }
  return template.content;
}
