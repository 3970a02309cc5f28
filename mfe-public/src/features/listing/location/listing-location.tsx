import { useSession } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { Listing } from '@porchlight/contracts/catalog';
import { addressLine } from '@porchlight/listing-ui';
import { Button, Notice } from '@porchlight/ui';
import { useRef } from 'react';
import { DeferredPart } from '../../../shared/loading/deferred-part.tsx';
import { lazyPart } from '../../../shared/loading/lazy-part.ts';
import { useNearViewport } from '../../../shared/loading/use-near-viewport.ts';
import css from '../listing.module.css';
import { useListingMessages } from '../messages/catalog.ts';

const listingMap = lazyPart(
  async () => (await import(/* webpackChunkName: "home-map" */ './listing-map.tsx')).ListingMap,
);

const pointsOfInterestMap = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "home-places" */ '../points-of-interest/points-of-interest-map.tsx'))
      .PointsOfInterestMap,
);

/**
 * Location of the listing: a map that loads when the reader scrolls near it, a text, and a link to nearby listings.
 * Renters also see their points of interest.
 */
export function ListingLocation({ listing }: { readonly listing: Listing }) {
  const t = useListingMessages();
  const ref = useRef<HTMLElement>(null);
  const isNear = useNearViewport(ref);
  const isRenter = useSession().role === 'renter';
  const { latitude, longitude, provinceSlug, citySlug, city } = listing;
  const nearbyBounds = [latitude + 0.02, longitude + 0.03, latitude - 0.02, longitude - 0.03]
    .map((degrees) => degrees.toFixed(4))
    .join(',');
  return (
    <section className={css.section} ref={ref}>
      <h2>{t(isRenter ? 'whereFrom' : 'where')}</h2>
      <LocationMap listing={listing} isRenter={isRenter} isWanted={isNear} />
      <p className={css.note}>
        {listing.hideExactAddress ? t('whereHidden') : t('wherePoint', { address: addressLine(listing), city })}{' '}
        <Link to={`/homes/${provinceSlug}/${citySlug}?bounds=${nearbyBounds}`}>{t('seeAround')}</Link>
      </p>
    </section>
  );
}

function LocationMap({
  listing,
  isRenter,
  isWanted,
}: {
  readonly listing: Listing;
  readonly isRenter: boolean;
  readonly isWanted: boolean;
}) {
  const t = useListingMessages();
  const failed = (tryAgain: () => void) => (
    <div className={css.map}>
      <Notice acts={<Button onClick={tryAgain}>{t('tryAgain')}</Button>}>{t('mapFailed')}</Notice>
    </div>
  );
  const placeholder = <div className={css.map} />;
  if (isRenter)
    return (
      <DeferredPart
        part={pointsOfInterestMap}
        props={{ listing }}
        isWanted={isWanted}
        placeholder={placeholder}
        failed={failed}
      />
    );
  return (
    <div className={css.map}>
      <DeferredPart part={listingMap} props={{ listing }} isWanted={isWanted} failed={failed} />
    </div>
  );
}
