interface Policy {
  createHTML: (html: string) => string;
}

/** TypeScript has no types for these yet. */
declare const trustedTypes: { createPolicy: (name: string, policy: Policy) => Policy } | undefined;
type HtmlSetter = Partial<Record<'setHTML', (html: string, options: object) => void>>;

let policy: Policy | undefined;

/**
 * Inserts HTML that our renderer has made. This is the only place where the library inserts HTML. `setHTML()` removes scripts, keeps
 * the comments that React needs, and needs no policy. In browsers without it, pages with Trusted Types need the policy
 * `auction-elements-html`. If a page does not allow the policy, returns `false`.
 */
export function setHtml(root: ShadowRoot & HtmlSetter, html: string): boolean {
  try {
    if (root.setHTML) root.setHTML(html, { sanitizer: { comments: true } });
    else {
      if (typeof trustedTypes !== 'undefined')
        policy ??= trustedTypes.createPolicy('auction-elements-html', { createHTML: (own) => own });
      root.innerHTML = policy ? policy.createHTML(html) : html;
    }
    return true;
  } catch {
    return false;
  }
}
