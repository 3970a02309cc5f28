import { useFormat, useLanguage } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { RecommendedListing } from '@porchlight/contracts/catalog';
import { addressLine } from '@porchlight/listing-ui';
import { Card, Skeleton } from '@porchlight/ui';
import { renterCalls } from '../../../renter-calls.ts';
import { ListingThumbnail } from '../../../shared/listings/listing-thumbnail.tsx';
import { useProfileMessages } from '../messages/catalog.ts';
import css from '../renter-profile.module.css';

const maxShown = 3;

/** Renders the best recommended listings that the renter has not seen; nothing when there are none. */
export function NewForYou() {
  const t = useProfileMessages();
  const { data, isError } = renterCalls.useListNewRecommendedQuery(
    { query: { lang: useLanguage() } },
    { refetchOnMountOrArgChange: true },
  );
  const count = data?.listings.length ?? 0;
  if (isError || data?.listings.length === 0) return null;
  return (
    <Card isPadded className={css.newForYou} role="group" aria-label={t('newForYou')}>
      <div className={css.boxHead}>
        <h2>{t('newForYou')}</h2>
        {data && <Link to="/admin/recommended-listings">{t('seeNew', { count })}</Link>}
      </div>
      {data ? (
        <ul className={css.newRows}>
          {data.listings.slice(0, maxShown).map((listing) => (
            <li key={listing.id}>
              <NewListing listing={listing} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={css.newRows} aria-busy="true">
          <Skeleton shape="title" />
        </div>
      )}
    </Card>
  );
}

function NewListing({ listing }: { readonly listing: RecommendedListing }) {
  const format = useFormat();
  return (
    <div className={css.row}>
      <ListingThumbnail listing={listing} />
      <div>
        <Link to={listing.url}>{addressLine(listing)}</Link>
        <p>{listing.title}</p>
      </div>
      <b className={css.rent}>{format.money(listing.rent, listing.currency)}</b>
    </div>
  );
}
