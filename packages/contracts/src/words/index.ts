/** What the vocabularies say to people, on both sides of the wire. */
export { englishVocabulary } from './english-vocabulary.ts';
export { frenchVocabulary } from './french-vocabulary.ts';
