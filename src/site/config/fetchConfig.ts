import { createTimeLimit } from '../network/timeLimit.ts';
import { timings } from '../timings.ts';

const answers = new Map<string, Promise<unknown>>();

/** The JSON behind `config-src`: fetched once per address for all tags of a page; after a failure the next one tries again. */
export function fetchConfig(address: string): Promise<unknown> {
  let answer = answers.get(address);
  if (!answer) {
    answer = load(address);
    answer.catch(() => answers.delete(address));
    answers.set(address, answer);
  }
  return answer;
}

async function load(address: string): Promise<unknown> {
  const { signal, done } = createTimeLimit(timings.configFetch);
  try {
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await response.json();
  } finally {
    done();
  }
}
