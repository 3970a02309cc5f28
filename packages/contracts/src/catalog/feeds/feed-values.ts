/** Formats of feeds: HotPads and Zillow 2.1, MITS 4.1, a table, and an array of objects. */
export const feedFormats = ['hotpads21', 'mits41', 'csv', 'json'] as const;
/** What a feed may say about a home. */
export const feedFields = [
  'id',
  'title',
  'description',
  'street',
  'unit',
  'city',
  'province',
  'postalCode',
  'country',
  'latitude',
  'longitude',
  'hideStreet',
  'rent',
  'rentPeriod',
  'deposit',
  'beds',
  'baths',
  'halfBaths',
  'sqft',
  'rentalType',
  'availableDate',
  'furnished',
  'cats',
  'dogs',
  'smoking',
  'photos',
  'url',
] as const;
/** Why a whole file is refused; no home of it is changed. */
export const feedFaults = [
  'address-refused',
  'unreachable',
  'status',
  'too-slow',
  'too-many-redirects',
  'file-too-large',
  'archive',
  'archive-damaged',
  'inflated-too-large',
  'empty-file',
  'web-page',
  'unknown-encoding',
  'encoding-conflict',
  'unknown-root',
  'malformed',
  'doctype',
  'too-deep',
  'too-many-attributes',
  'item-too-large',
  'too-many-items',
  'no-items',
  'reader-failed',
] as const;
/** What a row can have that keeps its home off the site. */
export const feedErrors = [
  'MISSING_ID',
  'MISSING_ADDRESS',
  'MISSING_CITY',
  'MISSING_RENT',
  'MISSING_BEDS',
  'MISSING_BATHS',
  'NON_MONTHLY_PRICE',
  'NOT_A_HOME',
  'NOT_AVAILABLE',
  'RENT_OUT_OF_BOUNDS',
  'BAD_ENCODING',
  'BAD_ROW',
] as const;
/** What a row can have that is left out or derived; its home is still imported. */
export const feedWarnings = [
  'BAD_POSTAL',
  'BAD_POINT',
  'BAD_SIZE',
  'BAD_TYPE',
  'BAD_DATE',
  'BAD_PHOTO',
  'TOO_MANY_PHOTOS',
  'NO_PHOTOS',
  'TEXT_CUT',
  'DEPOSIT_DERIVED',
  'STREET_HIDDEN',
] as const;
export const feedIssueCodes = [...feedErrors, ...feedWarnings] as const;

export type FeedFormat = (typeof feedFormats)[number];
export type FeedField = (typeof feedFields)[number];
export type FeedFault = (typeof feedFaults)[number];
export type FeedIssueCode = (typeof feedIssueCodes)[number];
