import { localizePath, type Language } from '@porchlight/contracts';
import { defineMessages, formatMessage } from '@porchlight/messages';
import sanitize from 'sanitize-html';
import type { Translated } from '../translated.ts';

// Only local images: external ones could track readers or disappear.
const localImage = /^\/(photos|assets)\/[\w./-]+$/;
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
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !localImage.test(attribs['src'] ?? ''),
};

/**
 * Sanitizes HTML to text, headings from h2, lists, links, tables and local images. Styles, scripts, frames and event
 * handlers are removed.
 */
export const sanitizeHtml = (html: string): string => sanitize(html, rules);

/** Sanitizes a text in all its languages. */
export const sanitizeTranslated = (text: Translated): Translated => ({
  ...text,
  ...Object.fromEntries(Object.entries(text).map(([language, html]) => [language, sanitizeHtml(html)])),
});

const isLocalPath = (href: string) => /^\/([^/\\]|$)/.test(href);
const linkFor =
  (language: Language) =>
  (_: string, { href }: sanitize.Attributes): sanitize.Tag => {
    if (href === undefined) return { tagName: 'a', attribs: {} };
    if (isLocalPath(href)) return { tagName: 'a', attribs: { href: localizePath(href, language) } };
    return { tagName: 'a', attribs: { href, ...(/^https:/i.test(href) ? { rel: 'noopener noreferrer' } : {}) } };
  };

const messages = defineMessages({ en: { table: 'Table' }, fr: { table: 'Tableau' } });
/** Wraps each table in a keyboard-focusable scroll container, so that a wide table does not widen the page. */
const withScrollableTables = (html: string, language: Language): string =>
  html
    .replaceAll(
      '<table>',
      `<div data-scrolls role="region" tabindex="0" aria-label="${formatMessage(messages, language, 'table')}"><table>`,
    )
    .replaceAll('</table>', '</table></div>');

/**
 * Returns stored HTML for display, with local links in the reader's language. Sanitized again, because a row may be
 * older than a rule.
 */
export const localizedHtml = (html: string, language: Language): string =>
  withScrollableTables(sanitize(html, { ...rules, transformTags: { a: linkFor(language) } }), language);

/** Returns the reading time in minutes, at least 1. */
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
