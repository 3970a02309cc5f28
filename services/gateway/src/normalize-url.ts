import { languagePrefixes, splitLanguage } from '@porchlight/contracts';

// Node decodes the URL as latin1; bytes beyond ASCII are percent-encoded.
const escapeByte = (byte: string): string => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`;
const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};
const escapeMalformed = (text: string): string => (isDecodable(text) ? text : text.replaceAll('%', '%25'));

/**
 * Normalizes a request URL: encodes raw bytes, escapes malformed percent signs and reduces leading slashes to one
 * (`//elsewhere` would be another site). Never throws, so that every URL yields at least an error page.
 */
export function normalizeUrl(raw: string): string {
  const local = raw.replace(/^[a-z]+:\/\/[^/?]*/i, '');
  const encoded = local.replace(/%(?![0-9a-f]{2})/gi, '%25').replace(/[\x80-\xff]/g, escapeByte);
  const [, path = '', query] = /^([^?]*)(?:\?(.*))?$/.exec(encoded) ?? [];
  const normalizedPath = `/${path
    .replace(/^[/\\]+/, '')
    .split('/')
    .map(escapeMalformed)
    .join('/')}`;
  return query === undefined ? normalizedPath : `${normalizedPath}?${query.split('&').map(escapeMalformed).join('&')}`;
}

/** Returns a normalized URL with the path that code has: `/fr/logements?q=1` → `/fr/homes?q=1`. */
export function toStoredUrl(url: string): string {
  const [path = '/', ...query] = url.split('?');
  const { language, path: stored } = splitLanguage(path);
  const prefix = languagePrefixes[language];
  return (path.slice(prefix.length) || '/') === stored ? url : [prefix + stored, ...query].join('?');
}
