import { localizePath, type Language, type TranslatedText } from '@porchlight/contracts';
import sanitize from 'sanitize-html';

const rules: sanitize.IOptions = {
  allowedTags: ['h2', 'h3', 'h4', 'p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};
const hasText = (html: string): boolean => html.replace(/<[^>]*>/g, '').trim() !== '';

/** Sanitizes the introduction of a location; null if readers would see nothing of its English text. */
export function storableIntro(intro: TranslatedText | null | undefined): TranslatedText | null {
  const texts = Object.entries(intro ?? {}).map(([language, html]) => [language, sanitize(html, rules)] as const);
  const filled = Object.fromEntries(texts.filter(([, html]) => hasText(html))) as Partial<TranslatedText>;
  return filled['en-CA'] === undefined ? null : { ...filled, 'en-CA': filled['en-CA'] };
}

/**
 * Returns the introduction for display: sanitized again, with local links in the language of the reader, and its
 * headings below the heading of its section.
 */
export function introHtmlIn(intro: TranslatedText, language: Language = 'en-CA'): string {
  const linkOf = (_: string, { href = '' }: sanitize.Attributes): sanitize.Tag => ({
    tagName: 'a',
    attribs: /^\/([^/\\]|$)/.test(href) ? { href: localizePath(href, language) } : { href, rel: 'noopener noreferrer' },
  });
  return sanitize(intro[language] ?? intro['en-CA'], { ...rules, transformTags: { a: linkOf, h2: 'h3', h3: 'h4' } });
}
