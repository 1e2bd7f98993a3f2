/** One line that says how far the runs are, where a person reads the terminal, and how many seconds each run took. */
export function progress(runs) {
  const states = new Map(
    runs.map(({ name, files }) => [
      name,
      { all: files.length, done: new Set(), first: undefined, last: undefined, seconds: 0 },
    ]),
  );
  const isWatched = process.stdout.isTTY && !process.env.CI;
  let last = Date.now();
  return {
    /** `seconds` that the file took, if other runs have files at the same time. */
    update(name, testFile, seconds) {
      const state = states.get(name);
      if (!state || state.done.has(testFile)) return;
      state.done.add(testFile);
      state.seconds += seconds ?? 0;
      state.first ??= last;
      state.last = last = Date.now();
      if (!isWatched) return;
      const line = [...states]
        .filter(([, { done, all }]) => done.size > 0 && done.size < all)
        .map(([name, { done, all }]) => `${name} ${done.size}/${all}`)
        .join(' · ');
      process.stdout.write(`\r\x1b[K${line.slice(0, (process.stdout.columns ?? 80) - 1)}`);
    },
    end() {
      if (isWatched) process.stdout.write('\r\x1b[K');
    },
    seconds: () =>
      Object.fromEntries(
        [...states].map(([name, { first, last, seconds }]) => [
          name,
          seconds || ((last ?? 0) - (first ?? 0)) / 1000,
        ]),
      ),
  };
}
