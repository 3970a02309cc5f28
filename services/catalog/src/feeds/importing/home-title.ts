import type { rentalTypes } from '@porchlight/contracts';
import { vocabularyMessages } from '@porchlight/contracts/vocabulary';
import { defineMessages, formatMessage } from '@porchlight/messages';

const texts = defineMessages({
  en: { home: '{type} with {beds, plural, =0 {one room} one {# bedroom} other {# bedrooms}} in {city}' },
  fr: { home: '{type} de {beds, plural, =0 {une pièce} one {# chambre} other {# chambres}} à {city}' },
});

/** What the title of a home without one names. */
interface Titled {
  readonly rentalType: (typeof rentalTypes)[number];
  readonly beds: number;
  readonly city: string;
}

/** Returns a title for a home to which its feed gives none. */
export function titleOf({ rentalType, beds, city }: Titled, lang: 'en' | 'fr'): string {
  const language = lang === 'fr' ? 'fr-CA' : 'en-CA';
  const type = formatMessage(vocabularyMessages, language, `rentalType.${rentalType}`);
  return formatMessage(texts, language, 'home', { type, beds, city });
}
