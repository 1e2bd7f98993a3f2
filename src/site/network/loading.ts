/** Warns the page author. `loadError` is the error of a file of the library that could not be loaded. */
type Warn = (message: string, loadError?: unknown) => void;

/** A file may be missing, for example after a deployment that has removed it. */
export const warnOfLoading = (warn: Warn, error: unknown): void =>
  warn(
    `a file of its script could not be loaded (${String(error)}); it is tried again when next needed.`,
    error,
  );

/** Returns the loaded value, or a substitute with a warning if its file could not be loaded. */
export const loadOr = <Value>(loading: Promise<Value>, warn: Warn, substitute: Value): Promise<Value> =>
  loading.catch((error: unknown) => {
    warnOfLoading(warn, error);
    return substitute;
  });
