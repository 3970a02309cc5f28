import { defineMessages, messageReferences } from '@porchlight/messages';
import { Problem } from '@porchlight/service-kit';
import type { Translated } from '../translated.ts';
import { hasText, sanitizeTranslated } from './rich-text.ts';

const messages = messageReferences(
  defineMessages({
    en: { emptyText: 'Enter a text. Scripts and other active content are removed.' },
    fr: { emptyText: 'Entrez un texte. Les scripts et autres contenus actifs sont retirés.' },
  }),
);

/**
 * Returns a rich text as it is stored: sanitized, and without languages of which nothing is left. Throws 422 at a field
 * of the form if its English text is among them.
 */
export function storableRichText(field: string, text: Translated): Translated {
  const sanitized = sanitizeTranslated(text);
  if (!hasText(sanitized['en-CA']))
    throw new Problem(422, 'empty-text', messages.emptyText, {
      errors: { [`${field}.en-CA`]: [messages.emptyText] },
    });
  return Object.fromEntries(Object.entries(sanitized).filter(([, html]) => hasText(html))) as Translated;
}
