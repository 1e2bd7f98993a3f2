/** Query parameters that say where a visitor came from, not which page it is. */
const tracking = /^(utm_|gclid$|fbclid$|msclkid$)/;

/** Whether a link leads to the page that is shown: same origin, path and query, campaign parameters aside. */
export function isCurrentPage(href: string, page: Pick<Location, 'href'>): boolean {
  try {
    const here = new URL(page.href);
    const there = new URL(href, here);
    return there.origin === here.origin && there.pathname === here.pathname && query(there) === query(here);
  } catch {
    return false;
  }
}

function query({ searchParams }: URL): string {
  const own = new URLSearchParams([...searchParams].filter(([name]) => !tracking.test(name)));
  own.sort();
  return own.toString();
}
