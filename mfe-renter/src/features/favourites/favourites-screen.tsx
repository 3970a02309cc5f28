import { toggleFavourite, useFavouriteIds } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link, useSearchParams } from '@porchlight/client/router';
import {
  maxCompared,
  hasCardData,
  PicksGrid,
  addressLine,
  PickNote,
  useAccountNotes,
  type PickedListing,
  type PickNotes,
} from '@porchlight/listing-ui';
import { usePointsOfInterest } from '@porchlight/listing-ui/places';
import { Button, Checkbox, EmptyState, Icon, LinkButton, Notice, Skeleton } from '@porchlight/ui';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { lazy, Suspense, useCallback, useState } from 'react';
import { InquireLink } from '../../shared/listings/inquire-link.tsx';
import { useMapSwitch } from '../../shared/listings/map-switch.tsx';
import listingsCss from '../../shared/listings/listings.module.css';
import { ListingsSkeleton } from '../../shared/listings/listings-skeleton.tsx';
import { Distances } from '../../shared/points-of-interest/distances.tsx';
import css from './favourites.module.css';
import { CompareBar, FavouritesBar } from './favourites-tools.tsx';
import { FavouritesMap } from './favourites-map.tsx';
import { sortFavourites, orderFromQuery } from './favourites-order.ts';
import { useFavouriteListings } from './use-favourite-listings.ts';
import { useFavouriteMessages } from './messages/catalog.ts';

const CompareView = lazy(() =>
  import(/* webpackChunkName: "compare" */ '@porchlight/listing-ui/compare').then((view) => ({
    default: view.CompareView,
  })),
);
const comparedIds = (query: URLSearchParams) =>
  [...new Set((query.get('compare') ?? '').split(',').filter((id) => /^[0-9a-z]{10}$/.test(id)))].slice(0, maxCompared);

/**
 * Renders the signed-in renter's favourites. Favourites of the device were merged at login (client: mergeFavourites).
 */
export default function FavouritesScreen() {
  const t = useFavouriteMessages();
  const ids = useFavouriteIds();
  const { homes, isError, isPartMissing, retry } = useFavouriteListings();
  const retryButton = <Button onClick={retry}>{t('tryAgain')}</Button>;
  return (
    <div className={listingsCss.page}>
      <div className={listingsCss.head}>
        <h1 tabIndex={-1}>{t('title')}</h1>
        {homes && <p role="status">{t('count', { count: ids.length })}</p>}
      </div>
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
      {!homes && !isError && <ListingsSkeleton />}
      {homes && <FavouriteListings listings={homes} isEmpty={ids.length === 0} />}
    </div>
  );
}

function FavouriteListings({
  listings,
  isEmpty,
}: {
  readonly listings: readonly PickedListing[];
  readonly isEmpty: boolean;
}) {
  const t = useFavouriteMessages();
  const [query, setQuery] = useSearchParams();
  const [hasMap] = useMapSwitch();
  const notes = useAccountNotes();
  const compared = comparedIds(query);
  const [place] = usePointsOfInterest();
  const order = orderFromQuery(query, place);
  const noteOf = (id: string) => {
    const listing = listings.filter(hasCardData).find((one) => one.id === id);
    return listing ? notes.noteOf(listing) : '';
  };
  const compare = (ids: readonly string[]) =>
    setQuery((now) => {
      if (ids.length > 0) now.set('compare', ids.join(','));
      else now.delete('compare');
      return now;
    });
  if (compared.length > 1)
    return (
      <Suspense fallback={<Skeleton shape="box" />}>
        <CompareView ids={compared} noteOf={noteOf} back={t('back')} onClose={() => compare([])} />
      </Suspense>
    );
  return (
    <>
      {!isEmpty && <FavouritesBar order={order} point={place} />}
      {!isEmpty && hasMap && <FavouritesMap />}
      <Cards listings={sortFavourites(listings, order, place)} notes={notes} onCompare={compare} />
      {isEmpty && (
        <EmptyState
          picture={
            <div className={css.picture}>
              <Icon of={IconHeart} size={32} />
            </div>
          }
          acts={
            <LinkButton look="primary" link={Link} to="/homes">
              {t('findHome')}
            </LinkButton>
          }
        >
          {t('empty')}
        </EmptyState>
      )}
    </>
  );
}

interface CardsProps {
  readonly listings: readonly PickedListing[];
  readonly notes: PickNotes;
  readonly onCompare: (ids: readonly string[]) => void;
}
function Cards({ listings, notes, onCompare }: CardsProps) {
  const t = useFavouriteMessages();
  const dispatch = useDispatch();
  const toggle = useCallback(
    (id: string) => {
      void dispatch(toggleFavourite(id));
    },
    [dispatch],
  );
  const [selected, setSelected] = useState<readonly string[]>([]);
  const toggleSelected = (id: string) =>
    setSelected(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]);
  return (
    <>
      <PicksGrid
        picks={listings}
        onToggle={toggle}
        tools={(listing) => (
          <div className={listingsCss.foot}>
            <Distances listing={listing} />
            <PickNote
              name={addressLine(listing)}
              note={notes.noteOf(listing)}
              onChange={(note) => notes.write(listing.id, note)}
            />
            <div className={css.acts}>
              <InquireLink listing={listing} />
              <Checkbox
                label={t('compare')}
                aria-label={t('compareHome', { home: addressLine(listing) })}
                checked={selected.includes(listing.id)}
                disabled={!selected.includes(listing.id) && selected.length >= maxCompared}
                onChange={() => toggleSelected(listing.id)}
              />
            </div>
          </div>
        )}
      />
      <CompareBar ticked={selected} onClear={() => setSelected([])} onCompare={() => onCompare(selected)} />
    </>
  );
}
