import { nameInSentence } from '@porchlight/contracts/catalog';
import type { Language } from '@porchlight/contracts';
import { defineMessages, formatMessage } from '@porchlight/messages';
import { nameOf, type Location } from './location.ts';

const messages = defineMessages({
  en: {
    intro:
      '{count, plural, =0 {No homes for rent in {name} right now. Try places nearby.} =1 {One home for rent in {name} right now.} other {# homes for rent in {name} right now.}}',
  },
  // A colon avoids the preposition, which depends on the name (à Montréal, en Alberta, au Québec).
  fr: {
    intro:
      '{count, plural, =0 {{name} : aucun logement à louer en ce moment. Essayez les lieux à proximité.} =1 {{name} : un logement à louer en ce moment.} other {{name} : # logements à louer en ce moment.}}',
  },
});

/** Returns a generated sentence about a location, used until staff write one. */
export const introOf = (location: Location, language: Language = 'en-CA'): string =>
  formatMessage(messages, language, 'intro', {
    count: location.homes,
    name: nameInSentence(nameOf(location, language)),
  });
