/** Script of the results page. Applies the hash parameters, which take precedence over the query. Without JavaScript, the query applies. */

const results = document.getElementById('results');

async function show() {
  const shown = location.hash;
  const hash = new URLSearchParams(shown.slice(1));
  if (!hash.has('search')) return;
  const response = await fetch(`${results.dataset.fragment}?${hash}`);
  if (!response.ok) return;
  const parsed = parse(await response.text());
  // Responses can arrive in a different order than the requests.
  if (location.hash !== shown) return;
  results.replaceChildren(...parsed.body.childNodes);
  results.dataset.view = hash.get('view') ?? 'gallery';
  document.querySelector('h1').textContent = `Results for “${hash.get('search')}”`;
  for (const link of results.querySelectorAll('.pager a')) {
    const next = new URLSearchParams(hash);
    next.set('start', new URL(link.href).searchParams.get('start'));
    link.href = `#${next}`;
  }
}

/** Allows HTML from this server, which escapes all text. */
const policy = globalThis.trustedTypes?.createPolicy('demo-results', { createHTML: (text) => text });

const parse = (text) => new DOMParser().parseFromString(policy ? policy.createHTML(text) : text, 'text/html');

addEventListener('hashchange', () => void show());
await show();
