import { boundsAround, type Bounds, type MapMarker } from '@porchlight/contracts/catalog';
import { MapView, type MapLine, type MapViewProps, type Poi } from '@porchlight/listing-ui/map';
import { useMemo, useState } from 'react';
import css from './own-homes.module.css';

const continent = { center: { latitude: 47, longitude: -96 }, zoom: 4 } as const;
const leastMargin = 0.01,
  share = 0.22;
const nothing = () => undefined;

/** A box around homes and places, with room at its edges for their names. */
function boxOf(points: readonly { readonly latitude: number; readonly longitude: number }[]): Bounds | undefined {
  const box = boundsAround(points.map(({ latitude, longitude }) => [latitude, longitude]));
  if (!box) return undefined;
  const tall = Math.max(leastMargin, (box.north - box.south) * share),
    wide = Math.max(leastMargin, (box.east - box.west) * share);
  return { north: box.north + tall, south: box.south - tall, east: box.east + wide, west: box.west - wide };
}

export interface OwnMapProps {
  readonly markers: readonly MapMarker[];
  /** What it shows at first: all homes and places unless said. */
  readonly around?: readonly { readonly latitude: number; readonly longitude: number }[] | undefined;
  readonly pois?: readonly Poi[] | undefined;
  readonly lines?: readonly MapLine[] | undefined;
  readonly markOf?: MapViewProps['markOf'];
  readonly selectedId?: string | undefined;
  readonly onSelect?: ((id: string | null) => void) | undefined;
  readonly onOpen?: ((id: string) => void) | undefined;
}

/** Homes of a renter where they are. */
export function OwnMap({ markers, around, markOf, pois, lines, selectedId, onSelect, onOpen }: OwnMapProps) {
  const [own, setOwn] = useState<string>();
  const [hoveredId, setHovered] = useState<string>();
  const bounds = useMemo(() => boxOf(around ?? [...markers, ...(pois ?? [])]), [markers, around, pois]);
  return (
    <div className={css.map}>
      <MapView
        {...continent}
        bounds={bounds}
        markers={markers}
        markOf={markOf}
        pois={pois}
        lines={lines}
        selectedId={selectedId ?? own}
        hoveredId={hoveredId}
        isMapMode
        onMove={nothing}
        onSelect={(id) => {
          setOwn(id ?? undefined);
          onSelect?.(id);
        }}
        onHover={(id) => setHovered(id ?? undefined)}
        onOpen={onOpen}
      />
    </div>
  );
}
