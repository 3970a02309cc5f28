import { api, loadedOnce, useSession } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { ListingCard, MapMarker } from '@porchlight/contracts/catalog';
import { Button, Skeleton } from '@porchlight/ui';
import { lazy, Suspense } from 'react';
import { useBenefits } from '../../card/benefits.ts';
import { useFacts } from '../../card/facts.ts';
import { HouseScene } from '../../card/house-scene.tsx';
import { PhotoPicture } from '../../card/photo-picture.tsx';
import { Price } from '../../card/price.tsx';
import { useMapWords } from '../words/catalogue.ts';
import css from './marker-popup.module.css';

// Renters alone have places of their own.
const FirstPlace = lazy(() =>
  loadedOnce(() => import(/* webpackChunkName: "places" */ '../../places/first-place.tsx')).then((file) => ({
    default: file.FirstPlace,
  })),
);

/** The cards of the homes behind a marker, in small: photo, rent, facts, address, one benefit. */
export function MarkerHomes({ marker }: { readonly marker: MapMarker }) {
  const t = useMapWords();
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
        {data.listings.map((home) => (
          <li key={home.id}>
            <SmallCard home={home} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A home in a row: the whole row is the link. */
export function SmallCard({ home }: { readonly home: ListingCard }) {
  const facts = useFacts()(home);
  const [benefit] = useBenefits()(home);
  const [photo] = home.photos;
  const isRenter = useSession().role === 'renter';
  return (
    <article className={css.card}>
      <div className={css.photo}>
        {photo ? <PhotoPicture photo={photo} sizes="120px" className={css.picture} /> : <HouseScene />}
      </div>
      <div className={css.text}>
        <Price home={home} />
        <Link to={home.url} className={css.link}>
          {facts}
        </Link>
        <span className={css.address}>{home.address || home.city}</span>
        {benefit && <span className={benefit.isNewcomer ? css.newcomer : css.address}>{benefit.text}</span>}
        {isRenter && (
          <Suspense>
            <FirstPlace home={home} />
          </Suspense>
        )}
      </div>
    </article>
  );
}
