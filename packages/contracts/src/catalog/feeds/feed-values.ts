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
  'no-landlord',
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
  'UNKNOWN_CITY',
  'DISCRIM_TEXT',
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
  'NO_POINT',
  'GEO_MISMATCH',
  'TEXT_CUT',
  'DEPOSIT_DERIVED',
  'STREET_HIDDEN',
] as const;
export const feedIssueCodes = [...feedErrors, ...feedWarnings] as const;

/** How often a feed is fetched. */
export const feedSchedules = ['hourly', 'six-hourly', 'daily'] as const;
/** Whether a file has all homes of the partner, so that those missing are gone, or those that changed. */
export const feedModes = ['full', 'partial'] as const;
/** What tells the homes of a feed apart: their ids, or also their sizes where an id is of a building. */
export const feedIdentities = ['id', 'id-and-size'] as const;
/**
 * States of a run. `held`: it would add or remove too many homes, and a person decides. `partial`: done, with rejected
 * homes.
 */
export const feedRunStates = ['queued', 'reading', 'held', 'applying', 'ok', 'partial', 'failed', 'cancelled'] as const;
/** Result of the last run of a feed; `overdue`: the next one should have begun a day ago. */
export const feedHealths = ['none', 'ok', 'warnings', 'held', 'failing', 'overdue'] as const;
/**
 * What a run does with a home. `suspected`: the company has the same home already, which a person entered. `sighted`:
 * support merged the home into another one. `missing`: not in the file for the first time.
 */
export const feedRowActions = [
  'created',
  'updated',
  'unchanged',
  'sighted',
  'rejected',
  'duplicate',
  'suspected',
  'missing',
  'expired',
] as const;
/** Homes that a run may add or remove without a person: a part of the homes of the feed, and never fewer than `min`. */
export const feedChangeLimit = { part: 0.2, min: 10 } as const;
export const feedNameLength = { min: 2, max: 80 } as const;
export const maxFeedAddress = 2_048;
export const maxFeedColumn = 100;
/** Runs of a page, rows of a page, and homes that a test of a feed shows. */
export const [feedRunsPerPage, feedRowsPerPage, testedFeedHomes] = [25, 50, 5] as const;
/** Rows of a file that a test of a feed reads. */
export const maxTestedRows = 500;
/** Days that the rows of a run are kept; the run itself stays. */
export const feedRowDays = 14;

export type FeedSchedule = (typeof feedSchedules)[number];
export type FeedMode = (typeof feedModes)[number];
export type FeedIdentity = (typeof feedIdentities)[number];
export type FeedRunState = (typeof feedRunStates)[number];
export type FeedHealth = (typeof feedHealths)[number];
export type FeedRowAction = (typeof feedRowActions)[number];
export type FeedFormat = (typeof feedFormats)[number];
export type FeedField = (typeof feedFields)[number];
export type FeedFault = (typeof feedFaults)[number];
export type FeedIssueCode = (typeof feedIssueCodes)[number];
/** Feeds of a company that its record shows. */
export const maxCompanyFeeds = 50;
