import { useEffect, useState } from 'react';

/**
 * Returns a value that is loaded. While it is loading, returns the value before it, or `undefined` for the first one. `loaded` is the value
 * if it is loaded already. `load` must be stable as long as the value is the same.
 */
export function useLoaded<T extends object>(loaded: T | undefined, load: () => Promise<T>): T | undefined {
  const [last, setLast] = useState(() => loaded);
  useEffect(() => {
    let isCurrent = true;
    void load().then((value) => {
      if (isCurrent) setLast(() => value);
    });
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return loaded ?? last;
}
