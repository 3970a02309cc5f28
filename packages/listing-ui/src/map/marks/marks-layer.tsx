import { useFavouriteIds } from '@porchlight/client';
import type { MapMarker } from '@porchlight/contracts/catalog';
import { useMemo } from 'react';
import type { MapViewProps } from '../map-view-props.ts';
import type { MapProvider } from '../provider/map-provider.ts';
import { Mark } from './mark.tsx';
import { holds, keyOf } from './marker-kind.ts';
import { useRedraw } from './use-redraw.ts';

export interface MarksLayerProps extends Pick<
  MapViewProps,
  'markers' | 'selectedId' | 'hoveredId' | 'seenIds' | 'markOf' | 'onHover'
> {
  readonly provider: MapProvider;
  readonly steppedKey: string | undefined;
  onPress(marker: MapMarker): void;
}

/** All markers, in the layer that moves with the map; northern ones first, so that lower pins lie over higher ones. */
export function MarksLayer({
  provider,
  markers,
  selectedId,
  hoveredId,
  seenIds,
  markOf,
  steppedKey,
  onHover,
  onPress,
}: MarksLayerProps) {
  useRedraw(provider);
  const kept = useKept();
  const ordered = useMemo(() => [...markers].sort((a, b) => b.latitude - a.latitude), [markers]);
  return ordered.map((marker) => {
    const { x, y } = provider.project(marker),
      key = keyOf(marker);
    return (
      <Mark
        key={key}
        marker={marker}
        x={Math.round(x)}
        y={Math.round(y)}
        isActive={holds(marker, selectedId) || holds(marker, hoveredId)}
        isStepped={key === steppedKey}
        isSeen={Boolean(marker.id && seenIds?.has(marker.id))}
        isKept={Boolean(marker.id && kept.has(marker.id))}
        sign={marker.id === undefined ? undefined : markOf?.(marker.id)}
        onPress={onPress}
        onHover={onHover}
      />
    );
  });
}

const useKept = () => {
  const ids = useFavouriteIds();
  return useMemo(() => new Set(ids), [ids]);
};
