/** Highlights the current section in the outline of a page. */

const links = new Map(
  [...document.querySelectorAll('.outline a')].map((link) => [link.getAttribute('href').slice(1), link]),
);
const headings = [...links.keys()].map((id) => document.getElementById(id));

/** The lowest position of the current heading, in px. After following a link to a heading, the heading is above it. */
const reached = 160;

function mark() {
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const current = isAtEnd
    ? headings.at(-1)
    : (headings.findLast((heading) => heading.getBoundingClientRect().top <= reached) ?? headings[0]);
  for (const [id, link] of links) {
    if (id === current?.id) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

if (headings.length > 0) {
  addEventListener('scroll', mark, { passive: true });
  addEventListener('resize', mark);
  mark();
}
