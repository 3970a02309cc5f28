/** Path of the list of the listings that wait for review. */
export const pendingListingsPath = '/support/listings/pending';
/** Returns the path of the record of a listing. */
export const listingPath = (id: string): string => `/support/listing/${id}`;
