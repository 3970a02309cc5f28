import { boundsAround, type Bounds, type MapMarker } from '@porchlight/contracts/catalog';
import { MapView, type MapLine, type Poi } from '@porchlight/listing-ui/map';
import { useMemo, useState } from 'react';
import css from './own-homes.module.css';

const continent = { center: { latitude: 47, longitude: -96 }, zoom: 4 } as const;
const margin = 0.01;
const nothing = () => undefined;

/** A box around homes and places, with room at its edges. */
function boxOf(points: readonly { readonly latitude: number; readonly longitude: number }[]): Bounds | undefined {
  const box = boundsAround(points.map(({ latitude, longitude }) => [latitude, longitude]));
  return box && { north: box.north + margin, south: box.south - margin, east: box.east + margin, west: box.west - margin };
}

export interface OwnMapProps {
  readonly markers: readonly MapMarker[];
  readonly pois?: readonly Poi[] | undefined;
  readonly lines?: readonly MapLine[] | undefined;
  readonly selectedId?: string | undefined;
  readonly onSelect?: ((id: string | null) => void) | undefined;
  readonly onOpen?: ((id: string) => void) | undefined;
}

/** Homes of a renter where they are; it shows all of them at first. */
export function OwnMap({ markers, pois, lines, selectedId, onSelect, onOpen }: OwnMapProps) {
  const [own, setOwn] = useState<string>();
  const [hoveredId, setHovered] = useState<string>();
  const bounds = useMemo(() => boxOf([...markers, ...(pois ?? [])]), [markers, pois]);
  return (
    <div className={css.map}>
      <MapView {...continent} bounds={bounds} markers={markers} pois={pois} lines={lines} selectedId={selectedId ?? own} hoveredId={hoveredId} isMapMode onMove={nothing}
        onSelect={(id) => { setOwn(id ?? undefined); onSelect?.(id); }} onHover={(id) => setHovered(id ?? undefined)} onOpen={onOpen} />
    </div>
  );
}
