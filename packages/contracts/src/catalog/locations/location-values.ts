/** Limits of the texts of a city or metro area. */
export const maxLocationName = 80;
export const maxLocationAliases = 40;
export const maxLocationIntro = 5_000;
/** Count of rows that refer to a city, up to which they are counted; a larger number is `more`. */
export const maxCountedReferences = 1_000;
/** Listings, and alerts, of a city that one merge moves. A larger city is the target of a merge instead. */
export const maxMergedListings = 5_000;
