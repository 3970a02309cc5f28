/** Descriptions of searches in words: for filter chips, page titles, email alerts and mails. */
export {
  describeFilters,
  describeSearch,
  formatMoney,
  joinSearchParts,
  type SearchPart,
  type SearchTexts,
} from './describe-search.ts';
export { en as englishSearchPhrases } from './messages/en.ts';
export { fr as frenchSearchPhrases } from './messages/fr.ts';
export { searchTexts } from './search-texts.ts';
