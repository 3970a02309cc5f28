import { boundsAround, type Bounds, type MapMarker } from '@porchlight/contracts/catalog';
import { MapView, placeLabels, type MapLine, type MapViewProps, type Poi } from '@porchlight/listing-ui/map';
import { useMemo, useState } from 'react';
import { clusterMarkers } from './cluster-markers.ts';
import css from './listings.module.css';

const northAmerica = { center: { latitude: 47, longitude: -96 }, zoom: 4 } as const;
const minMargin = 0.01;
const marginShare = 0.22;

/** Returns the bounds of the points with a margin for their labels; undefined without points. */
function paddedBounds(
  points: readonly { readonly latitude: number; readonly longitude: number }[],
): Bounds | undefined {
  const box = boundsAround(points.map(({ latitude, longitude }) => [latitude, longitude]));
  if (!box) return undefined;
  const tall = Math.max(minMargin, (box.north - box.south) * marginShare);
  const wide = Math.max(minMargin, (box.east - box.west) * marginShare);
  return { north: box.north + tall, south: box.south - tall, east: box.east + wide, west: box.west - wide };
}

export interface RenterMapProps {
  readonly markers: readonly MapMarker[];
  /** Points that the map initially fits into view. Default: all markers and points of interest. */
  readonly around?: readonly { readonly latitude: number; readonly longitude: number }[] | undefined;
  readonly pois?: readonly Poi[] | undefined;
  readonly lines?: readonly MapLine[] | undefined;
  readonly markOf?: MapViewProps['markOf'];
  /** With null the caller shows the selected listing elsewhere. */
  readonly popup?: MapViewProps['popup'];
  readonly selectedId?: string | undefined;
  readonly onSelect?: ((id: string | null) => void) | undefined;
  readonly onOpen?: ((id: string) => void) | undefined;
}

/** Renders a map of listings and points of interest. */
export function RenterMap({
  markers,
  around,
  markOf,
  popup,
  pois,
  lines,
  selectedId,
  onSelect,
  onOpen,
}: RenterMapProps) {
  const [innerSelectedId, setInnerSelectedId] = useState<string>();
  const [hoveredId, setHovered] = useState<string>();
  const [zoom, setZoom] = useState<number>(northAmerica.zoom);
  const selected = selectedId ?? innerSelectedId;
  const bounds = useMemo(() => paddedBounds(around ?? [...markers, ...(pois ?? [])]), [markers, around, pois]);
  const shown = useMemo(() => clusterMarkers(markers, zoom, selected), [markers, zoom, selected]);
  return (
    <div className={css.map}>
      <MapView
        {...northAmerica}
        bounds={bounds}
        markers={shown}
        markOf={markOf}
        popup={popup}
        pois={pois}
        lines={lines}
        placeLabels={placeLabels}
        selectedId={selected}
        hoveredId={hoveredId}
        isMapMode
        onMove={(_, newZoom) => setZoom(newZoom)}
        onSelect={(id) => {
          setInnerSelectedId(id ?? undefined);
          onSelect?.(id);
        }}
        onHover={(id) => setHovered(id ?? undefined)}
        onOpen={onOpen}
      />
    </div>
  );
}
