import { createTimeLimit } from '../network/loading.ts';
import { timings } from '../timings.ts';

/** The longest address that mail can be sent to (RFC 5321). */
const maxLength = 254;

const local = String.raw`[\p{L}\p{M}\p{N}_.+\-]+`;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\-]{0,61}[\p{L}\p{M}\p{N}])?`;
const address = new RegExp(`^${local}@${label}(?:\\.${label})+$`, 'u');

/**
 * Whether a text can be subscribed: letters, digits and `_ . + -`, an @, then a host with a dot. Letters and
 * digits are those of every script, on both sides, and a host may be written in punycode; its labels are 1 to 63 long and
 * neither begin nor end with a hyphen. Spaces around the address are the caller's to trim.
 */
export const isEmailAddress = (text: string): boolean => text.length <= maxLength && address.test(text);

/** Subscribes an address. Rejects on a status other than 2xx, a network failure and 10 s of silence. */
export async function subscribe(
  emailAddress: string,
  { endpoint, signal: outer }: { endpoint: string; signal: AbortSignal },
): Promise<void> {
  const { signal, done } = createTimeLimit(timings.newsletterCall, outer);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ emailAddress }),
      signal,
    });
    if (!response.ok) throw new Error(`newsletter: status ${response.status}`);
  } finally {
    done();
  }
}
