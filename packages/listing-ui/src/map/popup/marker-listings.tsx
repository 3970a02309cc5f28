import { api, loadWithRetry, useSession } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { ListingCard, MapMarker } from '@porchlight/contracts/catalog';
import { Button, Skeleton } from '@porchlight/ui';
import { lazy, Suspense } from 'react';
import { useBenefits } from '../../card/benefits.ts';
import { useFacts, useRentalType } from '../../card/facts.ts';
import { HouseScene } from '../../card/house-scene.tsx';
import { PhotoPicture } from '../../card/photo-picture.tsx';
import { Price } from '../../card/price.tsx';
import { useMapMessages } from '../messages/catalog.ts';
import css from './marker-popup.module.css';

// Only renters have points of interest.
const FirstPointDistance = lazy(() =>
  loadWithRetry(() => import(/* webpackChunkName: "places" */ '../../places/first-point-distance.tsx')).then(
    (file) => ({
      default: file.FirstPointDistance,
    }),
  ),
);

/** Cards of the listings behind a marker. */
export function MarkerListings({ marker }: { readonly marker: MapMarker }) {
  const t = useMapMessages();
  const ids = marker.ids ?? (marker.id === undefined ? [] : [marker.id]);
  const { data, isError, refetch } = api.useGetMapMarkerInfoQuery({ query: { ids } });
  if (isError)
    return (
      <div className={css.message}>
        <p>{t('cardFailed')}</p>
        <Button
          size="small"
          onClick={() => {
            void refetch();
          }}
        >
          {t('tryAgain')}
        </Button>
      </div>
    );
  if (!data)
    return (
      <div className={css.message} role="status">
        <Skeleton />
        {t('loading')}
      </div>
    );
  return (
    <>
      {marker.count > 1 && (
        <p className={css.title}>
          {t(marker.count > data.listings.length ? 'firstOf' : 'homesHere', {
            count: marker.count,
            shown: data.listings.length,
          })}
        </p>
      )}
      <ul className={css.homes}>
        {data.listings.map((listing) => (
          <li key={listing.id}>
            <CompactListingCard listing={listing} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Compact card of a listing; the whole row is a link. */
export function CompactListingCard({ listing }: { readonly listing: ListingCard }) {
  const facts = useFacts()(listing);
  const rentalType = useRentalType()(listing);
  const [benefit] = useBenefits()(listing);
  const [photo] = listing.photos;
  const isRenter = useSession().role === 'renter';
  return (
    <article className={css.card} data-listing={listing.id}>
      <div className={css.photo}>
        {photo ? <PhotoPicture photo={photo} sizes="120px" className={css.picture} /> : <HouseScene />}
      </div>
      <div className={css.text}>
        <Price listing={listing} />
        <Link to={listing.url} className={css.link}>
          {facts}
        </Link>
        <span className={css.address}>{rentalType}</span>
        <span className={css.address}>{listing.address || listing.city}</span>
        {benefit && <span className={benefit.isNewcomer ? css.newcomer : css.address}>{benefit.text}</span>}
        {isRenter && (
          <Suspense>
            <FirstPointDistance listing={listing} />
          </Suspense>
        )}
      </div>
    </article>
  );
}
