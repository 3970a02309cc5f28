import { defineMessages } from '@porchlight/messages';
import { en } from './messages/en.ts';
import { fr } from './messages/fr.ts';

/** Labels of the vocabularies, by `vocabulary.value`. */
export const vocabularyMessages = defineMessages({ en, fr, enUs: { 'utility.electricity-hydro': 'Electricity' } });
export { en as englishVocabulary } from './messages/en.ts';
export { fr as frenchVocabulary } from './messages/fr.ts';
