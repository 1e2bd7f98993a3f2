/** Loads what makes a header that sticks to the top give way; without it, it stays there. Returns what ends it. */
export function followScroll(header: HTMLElement): () => void {
  const following = new AbortController();
  import('../sticky/followScroll.ts').then(
    (sticky) => sticky.followScroll(header, following.signal),
    () => undefined,
  );
  return () => following.abort();
}
