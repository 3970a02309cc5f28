import { useFavouriteIds } from '@porchlight/client';
import type { MapMarker } from '@porchlight/contracts/catalog';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { MapViewProps } from '../map-view-props.ts';
import type { MapProvider } from '../provider/map-provider.ts';
import { markerSize } from './free-position.ts';
import { Marker } from './marker.tsx';
import { hasListing, markerKey } from './marker-kind.ts';
import { useRedraw } from './use-redraw.ts';

export interface MarkersLayerProps extends Pick<
  MapViewProps,
  'markers' | 'isApproximate' | 'selectedId' | 'hoveredId' | 'seenIds' | 'markOf' | 'onHover'
> {
  readonly provider: MapProvider;
  readonly steppedKey: string | undefined;
  onPress(marker: MapMarker): void;
}

/** All markers, from north to south, so that southern markers cover northern ones. */
export function MarkersLayer({
  provider,
  markers,
  isApproximate = false,
  selectedId,
  hoveredId,
  seenIds,
  markOf,
  steppedKey,
  onHover,
  onPress,
}: MarkersLayerProps) {
  useRedraw(provider);
  useEffect(
    () => provider.setPins?.(markers.map((marker) => ({ ...marker, ...markerSize(marker) }))),
    [provider, markers],
  );
  const favouriteIds = useFavouriteIdSet();
  const actions = useStableActions({ onPress, onHover });
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
        isApproximate={isApproximate}
        isStepped={key === steppedKey}
        isSeen={Boolean(marker.id && seenIds?.has(marker.id))}
        isFavourite={Boolean(marker.id && favouriteIds.has(marker.id))}
        sign={marker.id === undefined ? undefined : markOf?.(marker.id)}
        {...actions}
      />
    );
  });
}

/** Returns actions that stay the same, so that a marker renders only when it changes itself. */
function useStableActions(actions: Pick<MarkersLayerProps, 'onPress' | 'onHover'>) {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  return {
    onPress: useCallback((marker: MapMarker) => latest.current.onPress(marker), []),
    onHover: useCallback((id: string | null) => latest.current.onHover(id), []),
  };
}

const useFavouriteIdSet = () => {
  const ids = useFavouriteIds();
  return useMemo(() => new Set(ids), [ids]);
};
