import { api, useLanguage } from '@porchlight/client';
import { HomesMap } from '../../own-homes/homes-map.tsx';

/** The kept homes where they are. */
export const FavouritesMap = () => <HomesMap answer={api.useGetMyFavouriteMarkersQuery({ query: { lang: useLanguage() } }, { refetchOnMountOrArgChange: true })} />;
