import type { MapMarkersAnswer } from '@porchlight/contracts/catalog';
import { placeIcons, usePlaces } from '@porchlight/listing-ui/places';
import { Button, Notice, Skeleton } from '@porchlight/ui';
import { useOwnWords } from './words/catalogue.ts';
import { LateMap } from './late-map.tsx';
import css from './own-homes.module.css';

interface Props {
  readonly answer: {
    readonly data?: MapMarkersAnswer | undefined;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
}

/** The homes of a list on a map, with the renter's places among them. */
export function HomesMap({ answer: { data, isError, refetch } }: Props) {
  const t = useOwnWords();
  const places = usePlaces();
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
    <LateMap
      markers={data.markers}
      around={data.markers}
      pois={places.map((place) => ({ ...place, icon: placeIcons[place.icon] }))}
    />
  );
}
