import { toggleFavourite, useFavouriteIds, useLanguage } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link } from '@porchlight/client/router';
import { maxListingsPerPage, type ListingCard as Home } from '@porchlight/contracts/catalog';
import { CardGrid, CardGridSkeleton, ListingCard } from '@porchlight/listing-ui';
import { FavouritesHeading, isAvailable } from '@porchlight/listing-ui/favourites';
import { Button, EmptyState, LinkButton, Notice } from '@porchlight/ui';
import { usePicksMessages } from './messages/catalog.ts';
import { picksCalls } from './picks-calls.ts';
import css from './picks.module.css';

/** Listings of a shared link, shown without changing the visitor's own favourites. */
export function SharedPicks({ ids }: { readonly ids: readonly string[] }) {
  const t = usePicksMessages();
  const { data, isError, refetch } = picksCalls.useListGuestFavouritesQuery({
    query: { favourites: [...ids], perPage: maxListingsPerPage, lang: useLanguage() },
  });
  const listings = data?.listings.filter(isAvailable);
  return (
    <>
      <FavouritesHeading title={t('sharedPicks')} count={listings?.length} />
      {isError && (
        <Notice
          tone="warn"
          role="alert"
          className={css.notice}
          acts={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}
        >
          {t('resultsFailed')}
        </Notice>
      )}
      <div className={css.bar}>
        <AddAllButton ids={listings?.map(({ id }) => id) ?? []} />
        <LinkButton link={Link} to="/homes/favourites">
          {t('myOwnPicks')}
        </LinkButton>
      </div>
      {listings ? (
        <SharedListings listings={listings} unavailableCount={ids.length - listings.length} />
      ) : (
        !isError && <CardGridSkeleton />
      )}
    </>
  );
}

function SharedListings({
  listings,
  unavailableCount,
}: {
  readonly listings: readonly Home[];
  readonly unavailableCount: number;
}) {
  const t = usePicksMessages();
  if (listings.length === 0)
    return (
      <EmptyState
        title={t('sharedNone')}
        acts={
          <LinkButton look="primary" link={Link} to="/homes">
            {t('findHome')}
          </LinkButton>
        }
      />
    );
  return (
    <>
      {unavailableCount > 0 && <Notice className={css.notice}>{t('sharedGone', { count: unavailableCount })}</Notice>}
      <CardGrid>
        {listings.map((listing, at) => (
          <li key={listing.id}>
            <ListingCard listing={listing} isFirst={at < 2} />
          </li>
        ))}
      </CardGrid>
    </>
  );
}

function AddAllButton({ ids }: { readonly ids: readonly string[] }) {
  const t = usePicksMessages();
  const dispatch = useDispatch();
  const favouriteIds = useFavouriteIds();
  const missing = ids.filter((id) => !favouriteIds.includes(id));
  if (missing.length === 0) return null;
  const addAll = async () => {
    for (const id of [...missing].reverse()) await dispatch(toggleFavourite(id));
  };
  return (
    <Button look="primary" onClick={() => void addAll()}>
      {t('keepAll', { count: missing.length })}
    </Button>
  );
}
