import { Skeleton } from '@porchlight/ui';
import { lazy, Suspense } from 'react';
import css from './listings.module.css';
import type { RenterMapProps } from './renter-map.tsx';

const RenterMap = lazy(() =>
  import(/* webpackChunkName: "own-map" */ './renter-map.tsx').then((map) => ({ default: map.RenterMap })),
);

/** Loads the map on demand and shows a skeleton meanwhile. */
export const LazyRenterMap = (props: RenterMapProps) => (
  <Suspense
    fallback={
      <div className={css.map}>
        <Skeleton shape="box" />
      </div>
    }
  >
    <RenterMap {...props} />
  </Suspense>
);
