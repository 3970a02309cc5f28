import type { MapMarkersResponse } from '@porchlight/contracts/catalog';
import { pointOfInterestIcons, usePointsOfInterest } from '@porchlight/listing-ui/places';
import { Button, Notice, Skeleton } from '@porchlight/ui';
import { useOwnMessages } from './messages/catalog.ts';
import { LazyRenterMap } from './lazy-renter-map.tsx';
import css from './listings.module.css';

interface Props {
  readonly response: {
    readonly data?: MapMarkersResponse | undefined;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
}

/** Renders listings on a map together with the renter's points of interest. */
export function ListingsMap({ response: { data, isError, refetch } }: Props) {
  const t = useOwnMessages();
  const points = usePointsOfInterest();
  if (isError)
    return (
      <Notice
        tone="warn"
        role="alert"
        className={css.notice}
        acts={
          <Button
            onClick={() => {
              void refetch();
            }}
          >
            {t('tryAgain')}
          </Button>
        }
      >
        {t('mapFailed')}
      </Notice>
    );
  if (!data)
    return (
      <div className={css.map} aria-busy="true">
        <Skeleton shape="box" />
      </div>
    );
  return (
    <LazyRenterMap
      markers={data.markers}
      around={data.markers}
      pois={points.map((point) => ({ ...point, icon: pointOfInterestIcons[point.icon] }))}
    />
  );
}
