import { useLanguage } from '@porchlight/client';
import { ListingsMap } from '../../shared/listings/listings-map.tsx';
import { renterCalls } from '../../renter-calls.ts';

/** Renders the map of the renter's favourites. */
export const FavouritesMap = () => (
  <ListingsMap
    response={renterCalls.useGetMyFavouriteMarkersQuery(
      { query: { lang: useLanguage() } },
      { refetchOnMountOrArgChange: true },
    )}
  />
);
