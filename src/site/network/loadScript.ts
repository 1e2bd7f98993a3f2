const loading = new WeakMap<Document, Map<string, Promise<void>>>();

/** Adds a third-party script to the page, once per URL. Rejects if loading fails, and the next call tries again. Vendors may require `attributes`. */
export function loadScript(src: string, attributes: Readonly<Record<string, string>> = {}): Promise<void> {
  const scripts = loading.get(document) ?? new Map<string, Promise<void>>();
  loading.set(document, scripts);
  let script = scripts.get(src);
  if (!script) {
    script = add(src, attributes);
    script.catch(() => scripts.delete(src));
    scripts.set(src, script);
  }
  return script;
}

function add(src: string, attributes: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`couldn't load ${src}`));
    });
    script.src = toTrustedUrl(src);
    document.head.append(script);
  });
}

interface Policies {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

let policy: ReturnType<Policies['createPolicy']> | undefined;

/** Converts a URL for pages that require Trusted Types. The policy trusts all URLs, because the page author sets them in an attribute. */
function toTrustedUrl(src: string): string {
  const { trustedTypes } = window as unknown as { trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy('auction-elements', { createScriptURL: (url) => url });
  return policy?.createScriptURL(src) ?? src;
}
