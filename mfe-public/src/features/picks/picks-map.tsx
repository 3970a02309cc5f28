import { useLanguage } from '@porchlight/client';
import { boundsAround, type Bounds, type MapMarker } from '@porchlight/contracts/catalog';
import { MapView } from '@porchlight/listing-ui/map';
import { usePointOfInterestMarkers } from '@porchlight/listing-ui/places';
import { Button, Notice } from '@porchlight/ui';
import { useMemo, useState } from 'react';
import { usePicksMessages } from './messages/catalog.ts';
import { picksCalls } from './picks-calls.ts';
import css from './picks.module.css';

const continent = { center: { latitude: 47, longitude: -96 }, zoom: 4 } as const;
const margin = 0.01;
function boundsWithMargin(markers: readonly MapMarker[]): Bounds | undefined {
  const box = boundsAround(markers.map(({ latitude, longitude }) => [latitude, longitude]));
  return (
    box && { north: box.north + margin, south: box.south - margin, east: box.east + margin, west: box.west - margin }
  );
}
const noop = () => undefined;
const noMarkers: MapMarker[] = [];

/** Map of the favourite listings. */
export function PicksMap({ ids }: { readonly ids: readonly string[] }) {
  const t = usePicksMessages();
  const { data, isError, refetch } = picksCalls.useGetFavouriteMarkersQuery({
    query: { favourites: [...ids], lang: useLanguage() },
  });
  const [highlight, setHighlight] = useState<{
    readonly selectedId?: string | undefined;
    readonly hoveredId?: string | undefined;
  }>({});
  const markers = data?.markers ?? noMarkers;
  const bounds = useMemo(() => boundsWithMargin(markers), [markers]);
  const marks = usePointOfInterestMarkers(markers.find(({ id }) => id !== undefined && id === highlight.selectedId));
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
        {...highlight}
        isMapMode
        onMove={noop}
        onSelect={(id) => setHighlight((now) => ({ ...now, selectedId: id ?? undefined }))}
        onHover={(id) => setHighlight((now) => ({ ...now, hoveredId: id ?? undefined }))}
      />
    </div>
  );
}
