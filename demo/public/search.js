/** The results page: its hash parameters rule, the query is what works without script. */

const results = document.getElementById('results');

async function show() {
  const shown = location.hash;
  const hash = new URLSearchParams(shown.slice(1));
  if (!hash.has('search')) return;
  const answer = await fetch(`${results.dataset.fragment}?${hash}`);
  if (!answer.ok) return;
  const parsed = parse(await answer.text());
  // Answers may come in another order than they were asked for.
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

/** Our own server's fragment; it has escaped every text. */
const policy = globalThis.trustedTypes?.createPolicy('demo-results', { createHTML: (text) => text });

const parse = (text) => new DOMParser().parseFromString(policy ? policy.createHTML(text) : text, 'text/html');

addEventListener('hashchange', () => void show());
await show();
