import { Skeleton } from '@porchlight/ui';
import { lazy, Suspense } from 'react';
import css from './own-homes.module.css';
import type { OwnMapProps } from './own-map.tsx';

const OwnMap = lazy(() =>
  import(/* webpackChunkName: "own-map" */ './own-map.tsx').then((map) => ({ default: map.OwnMap })),
);

/** The map, which comes when it is asked for. */
export const LateMap = (props: OwnMapProps) => (
  <Suspense
    fallback={
      <div className={css.map}>
        <Skeleton shape="box" />
      </div>
    }
  >
    <OwnMap {...props} />
  </Suspense>
);
