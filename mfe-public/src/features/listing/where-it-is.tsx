import { useSession } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { Listing } from '@porchlight/contracts/catalog';
import { placeOf } from '@porchlight/listing-ui';
import { Button, Notice } from '@porchlight/ui';
import { useRef } from 'react';
import { LatePart } from '../../site/late-part.tsx';
import { lazyPart } from '../../site/lazy-part.ts';
import { useNear } from '../../site/use-near.ts';
import css from './listing.module.css';
import { useListingWords } from './words/catalogue.ts';

const homeMap = lazyPart(async () => (await import(/* webpackChunkName: "home-map" */ './home-map.tsx')).HomeMap);

const homeWithPlaces = lazyPart(
  async () => (await import(/* webpackChunkName: "home-places" */ './places/home-with-places.tsx')).HomeWithPlaces,
);

/** The home on a map, which comes when the reader does; without it the words and the way to the homes around. A renter sees their own places too. */
export function WhereItIs({ home }: { readonly home: Listing }) {
  const t = useListingWords();
  const ref = useRef<HTMLElement>(null);
  const isNear = useNear(ref);
  const isRenter = useSession().role === 'renter';
  const { latitude, longitude, provinceSlug, citySlug, city } = home;
  const around = [latitude + 0.02, longitude + 0.03, latitude - 0.02, longitude - 0.03]
    .map((degrees) => degrees.toFixed(4))
    .join(',');
  return (
    <section className={css.section} ref={ref}>
      <h2>{t(isRenter ? 'whereFrom' : 'where')}</h2>
      <HomeOnMap home={home} isRenter={isRenter} isWanted={isNear} />
      <p className={css.note}>
        {home.hideExactAddress ? t('whereHidden') : t('wherePoint', { address: placeOf(home), city })}{' '}
        <Link to={`/homes/${provinceSlug}/${citySlug}?bounds=${around}`}>{t('seeAround')}</Link>
      </p>
    </section>
  );
}

function HomeOnMap({
  home,
  isRenter,
  isWanted,
}: {
  readonly home: Listing;
  readonly isRenter: boolean;
  readonly isWanted: boolean;
}) {
  const t = useListingWords();
  const failed = (tryAgain: () => void) => (
    <div className={css.map}>
      <Notice acts={<Button onClick={tryAgain}>{t('tryAgain')}</Button>}>{t('mapFailed')}</Notice>
    </div>
  );
  const place = <div className={css.map} />;
  if (isRenter)
    return <LatePart part={homeWithPlaces} props={{ home }} isWanted={isWanted} place={place} failed={failed} />;
  return (
    <div className={css.map}>
      <LatePart part={homeMap} props={{ home }} isWanted={isWanted} failed={failed} />
    </div>
  );
}
