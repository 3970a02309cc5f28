import { useFormat } from '@porchlight/client';
import type { MapMarker } from '@porchlight/contracts/catalog';
import { useMemo, useState } from 'react';
import type { MapViewProps } from '../map-view-props.ts';
import { markerKey, markerName } from '../markers/marker-kind.ts';
import { useMapMessages } from '../messages/catalog.ts';

/** Steps through the markers from west to east and announces each one. */
export function useMarkerSteps({ markers, isApproximate = false }: Pick<MapViewProps, 'markers' | 'isApproximate'>) {
  const t = useMapMessages();
  const format = useFormat();
  const [steppedKey, setKey] = useState<string>();
  const [spoken, speak] = useState('');
  const inOrder = useMemo(
    () => [...markers].sort((a, b) => a.longitude - b.longitude || b.latitude - a.latitude),
    [markers],
  );
  const at = inOrder.findIndex((marker) => markerKey(marker) === steppedKey);
  return {
    steppedKey: at < 0 ? undefined : steppedKey,
    stepped: inOrder[at],
    spoken,
    speak,
    step: (by: number): MapMarker | undefined => {
      const next = inOrder[at < 0 ? (by > 0 ? 0 : inOrder.length - 1) : (at + by + inOrder.length) % inOrder.length];
      setKey(next && markerKey(next));
      speak(next ? markerName(next, { t, format, isApproximate }) : t('noPins'));
      return next;
    },
  };
}
