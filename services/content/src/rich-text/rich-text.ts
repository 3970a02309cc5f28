import { localizePath, photoWidths, type Language } from '@porchlight/contracts';
import { picturePathPattern } from '@porchlight/contracts/content';
import { defineMessages, formatMessage } from '@porchlight/messages';
import sanitize from 'sanitize-html';
import type { Translated } from '../translated.ts';

// Only images of the site: external ones could track readers or disappear.
const isSiteImage = (src = '') => picturePathPattern.test(src) || /^\/photos\/[\w-]+\.(webp|avif)$/.test(src);
/** Classes of the `<div>` of a call-out. */
const callOutKinds = ['note', 'warning'] as const;
const isCallOut = (name: string | undefined) => callOutKinds.some((kind) => kind === name);
const transformTags: Record<string, sanitize.Transformer> = {
  // Only a call-out is a <div>; the content of another one stays, without its tag.
  div: (_, { class: kind }) =>
    isCallOut(kind) ? { tagName: 'div', attribs: { class: kind ?? '' } } : { tagName: 'discarded', attribs: {} },
  th: (tagName, attribs) => ({ tagName, attribs: { ...attribs, scope: attribs['scope'] === 'row' ? 'row' : 'col' } }),
};
const imageAttributes = ['src', 'alt', 'width', 'height'];
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
    'div',
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
    img: imageAttributes,
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedClasses: { div: [...callOutKinds] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isSiteImage(attribs['src']),
};

/**
 * Sanitizes HTML to text, headings from h2, lists, links, tables, call-outs and local images. Styles, scripts, frames
 * and event handlers are removed.
 */
export const sanitizeHtml = (html: string): string => sanitize(html, rules);

/** Sanitizes a text in all its languages. */
export const sanitizeTranslated = (text: Translated): Translated => ({
  ...text,
  ...Object.fromEntries(Object.entries(text).map(([language, html]) => [language, sanitizeHtml(html)])),
});

/** Returns whether readers would see something of an HTML text. */
export const hasText = (html: string): boolean => html.replace(/<(?!img)[^>]*>/g, '').trim() !== '';

const isLocalPath = (href: string) => /^\/([^/\\]|$)/.test(href);
const linkFor =
  (language: Language) =>
  (_: string, { href }: sanitize.Attributes): sanitize.Tag => {
    if (href === undefined) return { tagName: 'a', attribs: {} };
    if (isLocalPath(href)) return { tagName: 'a', attribs: { href: localizePath(href, language) } };
    return { tagName: 'a', attribs: { href, ...(/^https:/i.test(href) ? { rel: 'noopener noreferrer' } : {}) } };
  };

const messages = defineMessages({
  en: { table: 'Table', note: 'Note', warning: 'Warning' },
  fr: { table: 'Tableau', note: 'Remarque', warning: 'Mise en garde' },
});
/** Wraps each table in a keyboard-focusable scroll container, so that a wide table does not widen the page. */
const withScrollableTables = (html: string, language: Language): string =>
  html
    .replaceAll(
      '<table>',
      `<div data-scrolls role="region" tabindex="0" aria-label="${formatMessage(messages, language, 'table')}"><table>`,
    )
    .replaceAll('</table>', '</table></div>');

/** Names each call-out by its kind, for readers that do not see its colour. */
const withNamedCallOuts = (html: string, language: Language): string =>
  callOutKinds.reduce(
    (named, kind) =>
      named.replaceAll(
        `<div class="${kind}">`,
        `<div class="${kind}" role="note" aria-label="${formatMessage(messages, language, kind)}">`,
      ),
    html,
  );

/** Lets browsers load an image when it is near, and a picture of content in the width that it is shown in. */
const imageForDisplay: sanitize.Transformer = (tagName, attribs) => {
  const { src = '' } = attribs;
  const widths = photoWidths.map((width) => `${src.replace(/-\d+\.webp$/, `-${width}.webp`)} ${width}w`);
  const sizes = { srcset: widths.join(', '), sizes: '(min-width: 760px) 720px, 100vw' };
  return { tagName, attribs: { ...attribs, loading: 'lazy', ...(picturePathPattern.test(src) ? sizes : {}) } };
};
const displayRules: sanitize.IOptions = {
  ...rules,
  allowedAttributes: { ...rules.allowedAttributes, img: [...imageAttributes, 'loading', 'srcset', 'sizes'] },
};

/**
 * Returns stored HTML for display, with local links in the reader's language. Sanitized again, because a row may be
 * older than a rule.
 */
export function localizedHtml(html: string, language: Language): string {
  const sanitized = sanitize(html, {
    ...displayRules,
    transformTags: { ...transformTags, a: linkFor(language), img: imageForDisplay },
  });
  return withNamedCallOuts(withScrollableTables(sanitized, language), language);
}

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
