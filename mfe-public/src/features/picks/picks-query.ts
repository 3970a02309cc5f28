import { maxSharedFavourites } from '@porchlight/contracts/catalog';
import { parseListingIds } from '@porchlight/listing-ui/favourites';

/** Returns the listings in the address that another user shared. */
export const sharedIds = (query: URLSearchParams): readonly string[] =>
  parseListingIds(query.get('homes'), maxSharedFavourites);
/** Returns the query of a link that shares the listings. */
export const shareQuery = (ids: readonly string[]): string => `homes=${ids.slice(0, maxSharedFavourites).join(',')}`;
