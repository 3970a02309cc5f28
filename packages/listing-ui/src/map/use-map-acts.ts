import type { MapMarker } from '@porchlight/contracts/catalog';
import { useState } from 'react';
import type { MapViewProps } from './map-view-props.ts';
import { holds, keyOf, kindOf } from './marks/marker-kind.ts';
import type { MapProvider } from './provider/map-provider.ts';

const closer = 2;
type Acts = Pick<MapViewProps, 'markers' | 'selectedId' | 'onSelect'>;

/** What pressing a marker does: a home is selected, an address opens its list, a cluster is taken apart by a closer zoom. */
export function useMapActs(provider: MapProvider | undefined, { markers, selectedId, onSelect }: Acts) {
  const [openKey, setOpenKey] = useState<string>();
  const opened =
    markers.find((marker) => keyOf(marker) === openKey && kindOf(marker) === 'address') ??
    markers.find((marker) => marker.id !== undefined && marker.id === selectedId);
  return {
    opened,
    press: (marker: MapMarker) => {
      const kind = kindOf(marker);
      if (kind === 'cluster') {
        provider?.zoomBy(closer, marker);
        return;
      }
      setOpenKey(kind === 'address' ? keyOf(marker) : undefined);
      onSelect(kind === 'home' ? (marker.id ?? null) : null);
    },
    close: () => {
      setOpenKey(undefined);
      if (opened && holds(opened, selectedId)) onSelect(null);
    },
  };
}
