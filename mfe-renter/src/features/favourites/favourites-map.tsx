import { useLanguage } from '@porchlight/client';
import { HomesMap } from '../../own-homes/homes-map.tsx';
import { renterCalls } from '../../renter-calls.ts';

/** The kept homes where they are. */
export const FavouritesMap = () => (
  <HomesMap
    answer={renterCalls.useGetMyFavouriteMarkersQuery(
      { query: { lang: useLanguage() } },
      { refetchOnMountOrArgChange: true },
    )}
  />
);
