import { useState } from 'react';
import { usePage } from '../hooks/usePage.ts';
import { readSession, type Session } from '../site/session.ts';

/** What the server says counts; else the data layer, read once at load (spec §4). */
export function useSession(said: Session | undefined, dataLayerName = 'dataLayer'): Session {
  const [read] = useState(() => readOnce(dataLayerName));
  const found = usePage(read, 'visitor');
  return said ?? found;
}

function readOnce(dataLayerName: string): () => Session {
  let session: Session | undefined;
  return () => (session ??= readSession(dataLayerOf(dataLayerName)));
}

function dataLayerOf(name: string): unknown {
  try {
    return (window as unknown as Record<string, unknown>)[name];
  } catch {
    return undefined; // A page may put a getter that throws there.
  }
}
