import type { Language } from '@porchlight/contracts';
import { sanitizeLine, sanitizeMessage } from './sanitize.ts';

/** Placeholder values as plain text. */
export type TemplateValues = Readonly<Record<string, string>>;

const isTimestamp = (name: string) => name === 'at' || name.endsWith('At');
function formatTimestamp(text: string, language: Language): string {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) return '';
  return (
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at) + ' UTC'
  );
}

/** Converts values for display: timestamps in the reader's language, everything else as sanitized text. */
export function toTemplateValues(values: Readonly<Record<string, unknown>>, language: Language): TemplateValues {
  const shown = Object.entries(values).filter(
    (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return Object.fromEntries(
    shown.map(([name, value]) => {
      if (isTimestamp(name)) return [name, formatTimestamp(String(value), language)];
      return [name, name === 'message' ? sanitizeMessage(String(value)) : sanitizeLine(String(value))];
    }),
  );
}
