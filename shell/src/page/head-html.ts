import type { Head } from '@porchlight/client';
import { hasNoPrefix, inLanguage, languages, type Language } from '@porchlight/contracts';
import { noncePlaceholder } from '@porchlight/contracts/internal';
import { titleOf } from '../routing/use-title.ts';
import { escapeHtml as text, jsonInScript } from './escape.ts';

export interface HeadFacts {
  readonly head: Head;
  readonly origin: string;
  /** Path and query asked for, without language prefix. */
  readonly path: string;
  readonly language: Language;
  readonly siteName: string;
}

const meta = (name: string, content: string | undefined) => (content ? `<meta name="${name}" content="${text(content)}">` : '');
const property = (name: string, content: string | undefined) => (content ? `<meta property="${name}" content="${text(content)}">` : '');
const absolute = (origin: string, address: string) => (/^https?:\/\//.test(address) ? address : origin + address);

/** The addresses of a page: its own, and those in the other languages; x-default is en-CA (decisions 5.22). */
function addressLinks({ head, origin, path, language }: HeadFacts): string {
  const address = head.canonical ?? path;
  const canonical = `<link rel="canonical" href="${text(origin + inLanguage(address, language))}">`;
  if (hasNoPrefix(address) || head.noindex) return canonical;
  const others = [...languages.map((one) => [one, one] as const), ['x-default', 'en-CA'] as const];
  return canonical + others.map(([lang, one]) => `<link rel="alternate" hreflang="${lang}" href="${text(origin + inLanguage(address, one))}">`).join('');
}

const jsonLd = (parts: readonly object[] = []) => parts.map((part) =>
  `<script type="application/ld+json" nonce="${noncePlaceholder}">${jsonInScript({ '@context': 'https://schema.org', ...part })}</script>`).join('');

/** The head of a page as ready HTML: title, description, canonical and hreflang, Open Graph, JSON-LD. */
export function headHtml(facts: HeadFacts): string {
  const { head, origin, path, language, siteName } = facts;
  const title = titleOf(head.title, siteName);
  const isFound = (head.status ?? 200) === 200;
  return [
    `<title>${text(title)}</title>`, meta('description', head.description), head.noindex || !isFound ? meta('robots', 'noindex') : '', isFound ? addressLinks(facts) : '',
    property('og:title', head.title), property('og:description', head.description), property('og:site_name', siteName), property('og:type', 'website'),
    property('og:url', origin + inLanguage(head.canonical ?? path, language)), property('og:locale', language.replace('-', '_')),
    property('og:image', head.image && absolute(origin, head.image)), meta('twitter:card', head.image ? 'summary_large_image' : 'summary'), jsonLd(head.jsonLd),
  ].join('');
}
