/** Parsed URL of an API call: the decoded path segments, and the query string as received. */
export interface ApiUrl {
  readonly segments: readonly string[];
  readonly query: string;
}

// Each route has one canonical URL: a segment with an encoded slash, a dot segment or a control character is rejected.
const forbidden = /[/\\\u0000-\u001f\u007f]/;
const isPlain = (part: string) => part !== '' && part !== '.' && part !== '..' && !forbidden.test(part);

/**
 * Parses a URL such as `/api/listing/x?y=1`; returns undefined for a non-canonical path. One trailing slash is
 * accepted.
 */
export function parseApiUrl(url: string): ApiUrl | undefined {
  const [path = '', ...rest] = url.split('?');
  const parts = path
    .replace(/^\/api\/?/, '')
    .replace(/\/$/, '')
    .split('/')
    .map((part) => decodeURIComponent(part));
  return parts.every(isPlain) ? { segments: parts, query: rest.length ? `?${rest.join('?')}` : '' } : undefined;
}

/** Returns the URL that is sent to the service, with canonically encoded segments. */
export const servicePath = ({ segments, query }: ApiUrl): string =>
  `/${segments.map(encodeURIComponent).join('/')}${query}`;
