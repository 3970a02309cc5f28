import type { Head } from '@porchlight/client';
import {
  hasNoPrefix,
  inLanguage,
  languages,
  sharePictureSize,
  sharePictureUrl,
  type Language,
} from '@porchlight/contracts';
import { noncePlaceholder } from '@porchlight/contracts/internal';
import { titleOf } from '../routing/use-title.ts';
import { clipped } from './clipped.ts';
import { escapeHtml as text, jsonInScript } from './escape.ts';

export interface HeadFacts {
  readonly head: Head;
  readonly origin: string;
  /** Path and query asked for, without language prefix. */
  readonly path: string;
  readonly language: Language;
  readonly siteName: string;
}

/** What search engines show of a description (decisions 5.22). */
const longestDescription = 160;
const meta = (name: string, content: string | undefined) =>
  content ? `<meta name="${name}" content="${text(content)}">` : '';
const property = (name: string, content: string | number | undefined) =>
  content ? `<meta property="${name}" content="${text(String(content))}">` : '';
const absolute = (origin: string, address: string) => (/^https?:\/\//.test(address) ? address : origin + address);
const localeOf = (language: Language) => language.replace('-', '_');
const addressOf = ({ head, origin, path, language }: HeadFacts) =>
  origin + inLanguage(head.canonical ?? path, language);

/** The addresses of a page: its own, and those in the other languages; x-default is en-CA (decisions 5.22). Only the canonical page names its twins. */
function addressLinks(facts: HeadFacts): string {
  const { head, origin, path } = facts;
  const address = head.canonical ?? path;
  const canonical = `<link rel="canonical" href="${text(addressOf(facts))}">`;
  if (hasNoPrefix(address) || head.noindex || address !== path) return canonical;
  const others = [...languages.map((one) => [one, one] as const), ['x-default', 'en-CA'] as const];
  return (
    canonical +
    others
      .map(
        ([lang, one]) => `<link rel="alternate" hreflang="${lang}" href="${text(origin + inLanguage(address, one))}">`,
      )
      .join('')
  );
}

/** What chat apps and social networks show of a shared link. */
function sharing(facts: HeadFacts, description: string | undefined): string {
  const { head, origin, language, siteName } = facts;
  return [
    property('og:title', head.title),
    property('og:description', description),
    property('og:url', addressOf(facts)),
    property('og:type', head.kind ?? 'website'),
    property('og:site_name', siteName),
    property('og:locale', localeOf(language)),
    ...languages.filter((one) => one !== language).map((one) => property('og:locale:alternate', localeOf(one))),
    property('og:image', absolute(origin, head.image ?? sharePictureUrl({ kind: 'site' }, language))),
    property('og:image:width', sharePictureSize.width),
    property('og:image:height', sharePictureSize.height),
    property('og:image:alt', head.title),
    meta('twitter:card', 'summary_large_image'),
  ].join('');
}

const feed = ({ head, origin, language, siteName }: HeadFacts) =>
  head.feed
    ? `<link rel="alternate" type="application/atom+xml" title="${text(siteName)}" href="${text(origin + inLanguage(head.feed, language))}">`
    : '';
const jsonLd = (parts: readonly object[] = []) =>
  parts
    .map(
      (part) =>
        `<script type="application/ld+json" nonce="${noncePlaceholder}">${jsonInScript({ '@context': 'https://schema.org', ...part })}</script>`,
    )
    .join('');

/** The head of a page as ready HTML: title, description, canonical and hreflang, Open Graph, feed, JSON-LD. */
export function headHtml(facts: HeadFacts): string {
  const { head, siteName } = facts;
  const isFound = (head.status ?? 200) === 200;
  const description = head.description && clipped(head.description, longestDescription);
  return [
    `<title>${text(titleOf(head.title, siteName))}</title>`,
    meta('description', description),
    head.noindex || !isFound ? meta('robots', 'noindex') : '',
    ...(isFound ? [addressLinks(facts), sharing(facts, description), feed(facts), jsonLd(head.jsonLd)] : []),
  ].join('');
}
