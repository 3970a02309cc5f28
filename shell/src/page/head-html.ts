import type { Head } from '@porchlight/client';
import {
  escapeHtml as text,
  hasNoLanguagePrefix,
  jsonInScript,
  localizePath,
  languages,
  sharePictureSize,
  sharePictureUrl,
  type Language,
} from '@porchlight/contracts';
import { noncePlaceholder } from '@porchlight/contracts/internal';
import { titleOf } from '../routing/use-title.ts';
import { truncate } from './truncate.ts';

export interface HeadFacts {
  readonly head: Head;
  readonly origin: string;
  /** Requested path and query without the language prefix. */
  readonly path: string;
  readonly language: Language;
  readonly siteName: string;
}

/** Maximum length of a description in search results (docs/rules/search-engines.md). */
const maxDescriptionLength = 160;
const meta = (name: string, content: string | undefined) =>
  content ? `<meta name="${name}" content="${text(content)}">` : '';
const property = (name: string, content: string | number | undefined) =>
  content ? `<meta property="${name}" content="${text(String(content))}">` : '';
const absolute = (origin: string, address: string) => (/^https?:\/\//.test(address) ? address : origin + address);
const localeOf = (language: Language) => language.replace('-', '_');
const addressOf = ({ head, origin, path, language }: HeadFacts) =>
  origin + localizePath(head.canonical ?? path, language);

/**
 * Renders the canonical and hreflang links; x-default is en-CA (docs/rules/languages.md). Only canonical pages have
 * alternates.
 */
function addressLinks(facts: HeadFacts): string {
  const { head, origin, path } = facts;
  const address = head.canonical ?? path;
  const canonical = `<link rel="canonical" href="${text(addressOf(facts))}">`;
  if (hasNoLanguagePrefix(address) || head.noindex || address !== path) return canonical;
  const others = [...languages.map((one) => [one, one] as const), ['x-default', 'en-CA'] as const];
  return (
    canonical +
    others
      .map(
        ([lang, one]) =>
          `<link rel="alternate" hreflang="${lang}" href="${text(origin + localizePath(address, one))}">`,
      )
      .join('')
  );
}

/** Renders the Open Graph and Twitter tags of a shared link. */
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
    ? `<link rel="alternate" type="application/atom+xml" title="${text(siteName)}" href="${text(origin + localizePath(head.feed, language))}">`
    : '';
const addressProperties = new Set(['url', 'item', 'mainEntityOfPage', 'target']);
/** Returns JSON-LD with absolute addresses in the language of the page instead of paths. */
const withAddresses = (part: object, { origin, language }: HeadFacts) =>
  JSON.parse(
    JSON.stringify(part, (property, value: unknown) =>
      addressProperties.has(property) && typeof value === 'string' && value.startsWith('/')
        ? origin + localizePath(value, language)
        : value,
    ),
  ) as object;
const jsonLd = (facts: HeadFacts) =>
  (facts.head.jsonLd ?? [])
    .map((part) => ({ '@context': 'https://schema.org', ...withAddresses(part, facts) }))
    .map((part) => `<script type="application/ld+json" nonce="${noncePlaceholder}">${jsonInScript(part)}</script>`)
    .join('');

/** Renders the head of a page as HTML: title, description, canonical and hreflang links, Open Graph, feed, JSON-LD. */
export function headHtml(facts: HeadFacts): string {
  const { head, siteName } = facts;
  const isFound = (head.status ?? 200) === 200;
  const description = head.description && truncate(head.description, maxDescriptionLength);
  return [
    `<title>${text(titleOf(head.title, siteName))}</title>`,
    meta('description', description),
    head.noindex || !isFound ? meta('robots', 'noindex') : '',
    ...(isFound ? [addressLinks(facts), sharing(facts, description), feed(facts), jsonLd(facts)] : []),
  ].join('');
}
