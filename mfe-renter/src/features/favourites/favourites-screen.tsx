import { useFavouriteIds } from '@porchlight/client';
import {
  FavouritesHeading,
  FavouritesSort,
  FavouritesView,
  InquireLink,
  sortFavourites,
  useAccountNotes,
  useFavouritesOrder,
} from '@porchlight/listing-ui/favourites';
import { useIsLoadingPointsOfInterest, usePointsOfInterest } from '@porchlight/listing-ui/places';
import { Button, Notice } from '@porchlight/ui';
import listingsCss from '../../shared/listings/listings.module.css';
import { MapSwitch, useMapSwitch } from '../../shared/listings/map-switch.tsx';
import { Distances } from '../../shared/points-of-interest/distances.tsx';
import { FavouritesMap } from './favourites-map.tsx';
import css from './favourites.module.css';
import { useFavouriteMessages } from './messages/catalog.ts';
import { useFavouriteListings } from './use-favourite-listings.ts';

/**
 * Renders the signed-in renter's favourites. Favourites of the device were merged at login (client: mergeFavourites).
 */
export default function FavouritesScreen() {
  const t = useFavouriteMessages();
  const ids = useFavouriteIds();
  const { homes: loaded, isError, isPartMissing, retry } = useFavouriteListings();
  // The cards would grow when the distances arrive.
  const homes = useIsLoadingPointsOfInterest() ? undefined : loaded;
  const [point] = usePointsOfInterest();
  const order = useFavouritesOrder(point);
  const notes = useAccountNotes();
  const [hasMap] = useMapSwitch();
  const retryButton = <Button onClick={retry}>{t('tryAgain')}</Button>;
  return (
    <div className={listingsCss.page}>
      <FavouritesHeading title={t('title')} count={homes && ids.length} />
      {isError && (
        <Notice tone="danger" role="alert" className={listingsCss.notice} acts={retryButton}>
          {t('failed')}
        </Notice>
      )}
      {isPartMissing && (
        <Notice tone="warn" role="alert" className={listingsCss.notice} acts={retryButton}>
          {t('restFailed')}
        </Notice>
      )}
      <FavouritesView
        favourites={homes && sortFavourites(homes, order, point)}
        isError={isError}
        notes={notes}
        back={t('back')}
        foot={(listing, { compare, note }) => (
          <div className={listingsCss.foot}>
            <Distances listing={listing} />
            {note}
            <div className={css.acts}>
              <InquireLink listing={listing} />
              {compare}
            </div>
          </div>
        )}
      >
        {homes && ids.length > 0 && (
          <>
            <div className={css.bar}>
              <FavouritesSort order={order} point={point} />
              <MapSwitch />
            </div>
            {hasMap && <FavouritesMap />}
          </>
        )}
      </FavouritesView>
    </div>
  );
}
