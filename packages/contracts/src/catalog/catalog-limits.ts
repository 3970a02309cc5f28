/** Maximum number of listings in a page of a list. */
export const maxListingsPerPage = 60;

/** Maximum number of favourites per user or device (docs/rules/favourites.md). */
export const maxFavourites = 500;
/**
 * Maximum number of favourites in a shared link (chat apps truncate longer URLs), and of those stored for offline use.
 */
export const maxSharedFavourites = 60;
/**
 * Maximum length of a note in characters. Merging a device joins its note and the account's note on the same listing.
 */
export const maxNoteLength = 2_000;
/** Maximum length of a guest's note, which is stored on the device. */
export const maxDeviceNoteLength = 500;

/**
 * Maximum number of points of interest per renter (docs/rules/points-of-interest.md), and of listings on the renter's
 * map.
 */
export const maxPointsOfInterest = 10;
export const maxListingsOnMap = 120;

/** Maximum number of markers in a response, and of listings that one marker lists. */
export const maxMarkers = 120;
export const maxListingsPerMarker = 20;

/** Maximum number of recommendations at a time, and of listings that a device excludes from them. */
export const maxRecommended = 50;
export const maxExcludedListings = 500;

/** Maximum number of viewed listings stored per renter (docs/rules/recommendations.md). */
export const maxViewedListings = 500;
/** Maximum number of events in one activity report; a device that was offline sends many at once. */
export const maxActivityEvents = 50;
/** Maximum number of listings in one request for titles. */
export const maxListingTitles = 25;
/** Maximum number of listings that a search of staff finds, and its length in characters. */
export const maxFoundListings = 10;
export const listingSearchLength = { min: 2, max: 100 } as const;
