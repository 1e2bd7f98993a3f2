import { limitTime } from '../network/loading.ts';
import * as timings from '../timings.ts';

/** Maximum length of an email address (RFC 5321). */
const maxLength = 254;

/** Local part of an email address. Letters and digits can be of any script. */
const local = String.raw`[\p{L}\p{M}\p{N}_.+\-]+`;
/** Label of a host: 1 to 63 characters, without a hyphen at the beginning or end. Accepts any script and Punycode. */
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\-]{0,61}[\p{L}\p{M}\p{N}])?`;
const emailPattern = new RegExp(`^${local}@${label}(?:\\.${label})+$`, 'u');

/** Returns whether a string is an email address whose host contains a period. Callers must trim spaces. */
export const isEmailAddress = (text: string): boolean => text.length <= maxLength && emailPattern.test(text);

/** Subscribes an email address. Rejects on a network failure, a status other than 2xx, or after 10 s without a response. */
export async function subscribe(
  emailAddress: string,
  { endpoint, signal }: { endpoint: string; signal: AbortSignal },
): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ emailAddress }),
    signal: limitTime(timings.newsletterRequest, signal),
  });
  if (!response.ok) throw new Error(`newsletter: status ${response.status}`);
}
