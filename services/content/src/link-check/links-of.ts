import { hasNoLanguagePrefix, splitLanguage } from '@porchlight/contracts';

const href = /\shref="([^"]*)"/g;
const localAddress = /^\/(?![/\\])\S*$/;
const hasExtension = /\.[a-z0-9]{1,8}$/i;

/** Returns the addresses of the site that texts link to, each once: a value that is an address, and links in HTML. */
export function linksOf(texts: unknown): string[] {
  return [...new Set(stringsOf(texts).flatMap(addressesIn))].filter((link) => localAddress.test(link));
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

const addressesIn = (text: string): string[] =>
  text.startsWith('/') ? [text] : [...text.matchAll(href)].map(([, address = '']) => address.replaceAll('&amp;', '&'));

/**
 * Returns the path of a link without language prefix, with the default permalinks; undefined for files, consoles and
 * account pages, which are no content.
 */
export function checkedPath(link: string): string | undefined {
  const { path } = splitLanguage(link.replace(/[?#].*$/s, ''));
  const plain = path.replace(/(?<=.)\/+$/, '').toLowerCase();
  return hasNoLanguagePrefix(plain) || hasExtension.test(plain) ? undefined : plain;
}
