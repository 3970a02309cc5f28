import { api, useLanguage } from '@porchlight/client';
import { boundsAround, type Bounds, type MapMarker } from '@porchlight/contracts/catalog';
import { MapView } from '@porchlight/listing-ui/map';
import { usePlaceMarks } from '@porchlight/listing-ui/places';
import { Button, Notice } from '@porchlight/ui';
import { useMemo, useState } from 'react';
import { usePicksWords } from './words/catalogue.ts';
import css from './picks.module.css';

const continent = { center: { latitude: 47, longitude: -96 }, zoom: 4 } as const;
const margin = 0.01;
function boxOf(markers: readonly MapMarker[]): Bounds | undefined {
  const box = boundsAround(markers.map(({ latitude, longitude }) => [latitude, longitude]));
  return (
    box && { north: box.north + margin, south: box.south - margin, east: box.east + margin, west: box.west - margin }
  );
}
const nothing = () => undefined;
const none: MapMarker[] = [];

/** The kept homes where they are. */
export function PicksMap({ ids }: { readonly ids: readonly string[] }) {
  const t = usePicksWords();
  const { data, isError, refetch } = api.useGetFavouriteMarkersQuery({
    query: { favourites: [...ids], lang: useLanguage() },
  });
  const [pointed, setPointed] = useState<{
    readonly selectedId?: string | undefined;
    readonly hoveredId?: string | undefined;
  }>({});
  const markers = data?.markers ?? none;
  const bounds = useMemo(() => boxOf(markers), [markers]);
  const marks = usePlaceMarks(markers.find(({ id }) => id !== undefined && id === pointed.selectedId));
  if (isError)
    return (
      <Notice tone="warn" role="alert" acts={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}>
        {t('mapFailed')}
      </Notice>
    );
  return (
    <div className={css.map}>
      <MapView
        {...continent}
        {...marks}
        bounds={bounds}
        markers={markers}
        {...pointed}
        isMapMode
        onMove={nothing}
        onSelect={(id) => setPointed((now) => ({ ...now, selectedId: id ?? undefined }))}
        onHover={(id) => setPointed((now) => ({ ...now, hoveredId: id ?? undefined }))}
      />
    </div>
  );
}
