import { defineMessages, formatMessage, messagesIn } from '@porchlight/messages';
import type { Language } from '../kernel/vocabularies.ts';
import { vocabularyMessages } from '../vocabulary/index.ts';
import type { SearchTexts } from './describe-search.ts';
import { en } from './messages/en.ts';
import { fr } from './messages/fr.ts';

const messages = defineMessages({ en, fr });

/** Returns the messages of a description in a language, from catalogs of every language: for services. */
export function searchTexts(language: Language): SearchTexts {
  const labels: Readonly<Record<string, string>> = messagesIn(vocabularyMessages, language);
  return {
    translate: (key, values) => formatMessage(messages, language, key, values),
    labelOf: (vocabulary, value) => labels[`${vocabulary}.${value}`],
  };
}
