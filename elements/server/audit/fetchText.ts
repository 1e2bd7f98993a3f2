/** Limits of each request. A server that answers slowly or endlessly must not block the command. */
const limits = { milliseconds: 10_000, bytes: 10_000_000, redirects: 5 };

export interface FetchedText {
  /** URL after redirects. */
  url: string;
  /** MIME type in lower case, without parameters. */
  type: string;
  text: string;
}

/** The text of a URL, or the reason why it's unavailable. */
export type FetchResult = FetchedText | { failure: string };

/** Requests the text of a URL. Follows redirects to http(s) URLs. Never throws. */
export async function fetchText(address: string): Promise<FetchResult> {
  const signal = AbortSignal.timeout(limits.milliseconds);
  try {
    return await follow(new URL(address), signal);
  } catch (error) {
    if (signal.aborted) return { failure: `no complete response within ${limits.milliseconds / 1000} s` };
    const { cause = error } = error as Error;
    return { failure: (cause as Error).message || (cause as { code?: string }).code || String(cause) };
  }
}

async function follow(start: URL, signal: AbortSignal): Promise<FetchResult> {
  let url = start;
  for (let redirects = 0; redirects <= limits.redirects; redirects++) {
    if (!/^https?:$/.test(url.protocol)) return { failure: `redirected to ${url.protocol}` };
    const response = await fetch(url, {
      signal,
      redirect: 'manual',
      headers: { 'User-Agent': 'auction-elements-audit', Accept: 'text/html,*/*;q=0.8' },
    });
    const location = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && location !== null) {
      await response.body?.cancel();
      url = new URL(location, url);
      continue;
    }
    if (!response.ok) {
      await response.body?.cancel();
      return { failure: `status ${response.status}` };
    }
    const bytes = await readBody(response);
    if (!bytes) return { failure: `more than ${limits.bytes / 1_000_000} MB` };
    const contentType = response.headers.get('content-type') ?? '';
    const [type = ''] = contentType.split(';', 1);
    return { url: url.href, type: type.trim().toLowerCase(), text: decode(bytes, contentType) };
  }
  return { failure: `more than ${limits.redirects} redirects` };
}

/** Reads the body of a response. Returns `undefined` if it's too large. */
async function readBody({ body }: Response): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > limits.bytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Decodes text with the encoding of the response or of a `<meta charset>`. */
function decode(bytes: Buffer, contentType: string): string {
  const pattern = /charset\s*=\s*["']?([\w-]+)/i;
  const encoding = (pattern.exec(contentType) ?? pattern.exec(bytes.toString('latin1', 0, 1024)))?.[1];
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    // The encoding is unknown.
    return new TextDecoder().decode(bytes);
  }
}
