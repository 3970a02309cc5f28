import { useFavouriteIds } from '@porchlight/client';
import type { MapMarker } from '@porchlight/contracts/catalog';
import { useMemo } from 'react';
import type { MapViewProps } from '../map-view-props.ts';
import type { MapProvider } from '../provider/map-provider.ts';
import { Marker } from './marker.tsx';
import { hasListing, markerKey } from './marker-kind.ts';
import { useRedraw } from './use-redraw.ts';

export interface MarkersLayerProps extends Pick<
  MapViewProps,
  'markers' | 'selectedId' | 'hoveredId' | 'seenIds' | 'markOf' | 'onHover'
> {
  readonly provider: MapProvider;
  readonly steppedKey: string | undefined;
  onPress(marker: MapMarker): void;
}

/** All markers, from north to south, so that southern markers cover northern ones. */
export function MarkersLayer({
  provider,
  markers,
  selectedId,
  hoveredId,
  seenIds,
  markOf,
  steppedKey,
  onHover,
  onPress,
}: MarkersLayerProps) {
  useRedraw(provider);
  const favouriteIds = useFavouriteIdSet();
  const ordered = useMemo(() => [...markers].sort((a, b) => b.latitude - a.latitude), [markers]);
  return ordered.map((marker) => {
    const { x, y } = provider.project(marker);
    const key = markerKey(marker);
    return (
      <Marker
        key={key}
        marker={marker}
        x={Math.round(x)}
        y={Math.round(y)}
        isActive={hasListing(marker, selectedId) || hasListing(marker, hoveredId)}
        isStepped={key === steppedKey}
        isSeen={Boolean(marker.id && seenIds?.has(marker.id))}
        isFavourite={Boolean(marker.id && favouriteIds.has(marker.id))}
        sign={marker.id === undefined ? undefined : markOf?.(marker.id)}
        onPress={onPress}
        onHover={onHover}
      />
    );
  });
}

const useFavouriteIdSet = () => {
  const ids = useFavouriteIds();
  return useMemo(() => new Set(ids), [ids]);
};
