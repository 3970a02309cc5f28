import { request } from 'undici';

/** Limits of a request to a server outside the site. */
export interface FetchTextOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

/**
 * Returns the text at an address that an operator configured. Throws for every status but 200 (redirects are not
 * followed), after the timeout, and for a longer text.
 */
export async function fetchText(
  address: string,
  { headers = {}, timeoutMs, maxBytes }: FetchTextOptions,
): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  const { statusCode, body } = await request(address, { headers, signal });
  if (statusCode !== 200) {
    await body.dump({ limit: maxBytes, signal });
    throw new Error(`status ${statusCode}`);
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += (chunk as Buffer).length;
    if (length > maxBytes) throw new Error('response too long');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}
