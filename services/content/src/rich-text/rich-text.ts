import { inLanguage, type Language } from '@porchlight/contracts';
import sanitize from 'sanitize-html';
import type { Translated } from '../translated/translated.ts';

// Photos and uploads are ours; a picture from elsewhere could track readers or vanish.
const ownPicture = /^\/(photos|assets)\/[\w./-]+$/;
const rules: sanitize.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'a',
    'span',
    'blockquote',
    'figure',
    'figcaption',
    'img',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    '*': ['lang'],
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownPicture.test(attribs['src'] ?? ''),
};

/** What may be kept of somebody's HTML: text, headings from h2, lists, links, tables, our own pictures. No style, script, frame or handler. */
export const cleanHtml = (html: string): string => sanitize(html, rules);

/** A text in all its languages, each cleaned. */
export const cleaned = (text: Translated): Translated => ({
  ...text,
  ...Object.fromEntries(Object.entries(text).map(([language, html]) => [language, cleanHtml(html)])),
});

const isOurs = (href: string) => /^\/([^/\\]|$)/.test(href);
const linkFor =
  (language: Language) =>
  (_: string, { href }: sanitize.Attributes): sanitize.Tag => {
    if (href === undefined) return { tagName: 'a', attribs: {} };
    if (isOurs(href)) return { tagName: 'a', attribs: { href: inLanguage(href, language) } };
    return { tagName: 'a', attribs: { href, ...(/^https:/i.test(href) ? { rel: 'noopener noreferrer' } : {}) } };
  };

const tableNames = { en: 'Table', fr: 'Tableau' };
/** Puts each table into a box of its own that scrolls, by finger or by key: a wide one must not widen the page. */
const withTableBoxes = (html: string, language: Language): string =>
  html
    .replaceAll(
      '<table>',
      `<div data-scrolls role="region" tabindex="0" aria-label="${language === 'fr-CA' ? tableNames.fr : tableNames.en}"><table>`,
    )
    .replaceAll('</table>', '</table></div>');

/** Stored HTML as it may leave, its links to our own pages in the reader's language. Cleaned again: a row may be older than a rule. */
export const htmlFor = (html: string, language: Language): string =>
  withTableBoxes(sanitize(html, { ...rules, transformTags: { a: linkFor(language) } }), language);

/** Minutes that a calm reader takes. */
export const readingMinutes = (html: string): number =>
  Math.max(
    1,
    Math.round(
      html
        .replace(/<[^>]*>/g, ' ')
        .split(/\s+/)
        .filter(Boolean).length / 200,
    ),
  );
