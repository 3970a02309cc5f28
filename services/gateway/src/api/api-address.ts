/** A call's address below /api, read once: decoded parts, and the query as it was sent. */
export interface ApiAddress {
  readonly segments: readonly string[];
  readonly query: string;
}

// One spelling a call: a part that hides a slash, a dot path or a control character is no address of ours.
const odd = /[/\\\u0000-\u001f\u007f]/;
const isPlain = (part: string) => part !== '' && part !== '.' && part !== '..' && !odd.test(part);

/** Reads `/api/listing/x?y=1`; undefined when it is spelled as no client of ours would. One slash at the end is forgiven. */
export function readApiAddress(url: string): ApiAddress | undefined {
  const [path = '', ...rest] = url.split('?');
  const parts = path
    .replace(/^\/api\/?/, '')
    .replace(/\/$/, '')
    .split('/')
    .map((part) => decodeURIComponent(part));
  return parts.every(isPlain) ? { segments: parts, query: rest.length ? `?${rest.join('?')}` : '' } : undefined;
}

/** The same address as the service gets it, in the one spelling. */
export const servicePath = ({ segments, query }: ApiAddress): string =>
  `/${segments.map(encodeURIComponent).join('/')}${query}`;
