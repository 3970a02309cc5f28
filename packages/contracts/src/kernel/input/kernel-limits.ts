/** Maximum number of search results that can be paged through (docs/rules/search.md). */
export const maxSearchResults = 2_400;
/** Returns whether a total is only a lower bound, which is shown as "2,400+". */
export const isLowerBound = ({ total, more }: { readonly total: number; readonly more: boolean }): boolean =>
  more && total <= maxSearchResults;
/** Maximum length of a base64 photo in characters, so that it fits into a request. */
export const maxPhotoBase64Length = 96_000;
/** Number of versions of a record that its history retains. */
export const maxHistoryVersions = 20;
/** Maximum number of records of one bulk call. */
export const maxBulkRecords = 100;
/** Maximum number of records that are selected at once. */
export const maxSelectedRecords = 5_000;
/** Maximum number of records in a file of a list that is written in the background. */
export const maxBackgroundRecords = 200_000;
/** Hours until such a file is removed. */
export const listExportHours = 24;
/** Maximum number of records in a file of a list that is sent at once. */
export const maxExportedRecords = 5_000;
