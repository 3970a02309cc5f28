import type { MapMarker } from '@porchlight/contracts/catalog';
import { useState } from 'react';
import type { MapViewProps } from './map-view-props.ts';
import { hasListing, markerKey, markerKind } from './markers/marker-kind.ts';
import type { MapProvider } from './provider/map-provider.ts';

const clusterZoomSteps = 2;
type MarkerActionProps = Pick<MapViewProps, 'markers' | 'selectedId' | 'onSelect'>;

/** Returns the marker actions: a listing is selected, a group opens its list, a cluster is zoomed into. */
export function useMarkerActions(
  provider: MapProvider | undefined,
  { markers, selectedId, onSelect }: MarkerActionProps,
) {
  const [openKey, setOpenKey] = useState<string>();
  const opened =
    markers.find((marker) => markerKey(marker) === openKey && markerKind(marker) === 'address') ??
    markers.find((marker) => marker.id !== undefined && marker.id === selectedId);
  return {
    opened,
    press: (marker: MapMarker) => {
      const kind = markerKind(marker);
      if (kind === 'cluster') {
        provider?.zoomBy(clusterZoomSteps, marker);
        return;
      }
      setOpenKey(kind === 'address' ? markerKey(marker) : undefined);
      onSelect(kind === 'home' ? (marker.id ?? null) : null);
    },
    close: () => {
      setOpenKey(undefined);
      if (opened && hasListing(opened, selectedId)) onSelect(null);
    },
  };
}
