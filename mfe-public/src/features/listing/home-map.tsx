import type { Listing } from '@porchlight/contracts/catalog';
import { MapView, type MapViewProps } from '@porchlight/listing-ui/map';
import { useMemo } from 'react';

const town = 11;
const nothing = () => undefined;
export interface HomeMapProps extends Pick<MapViewProps, 'pois' | 'lines' | 'bounds'> {
  readonly home: Listing;
}
/** A home as the only mark of a map; the visitor moves it, nobody else does. */
export function HomeMap({ home: { id, latitude, longitude, rent, currency, beds, address }, ...marks }: HomeMapProps) {
  const center = useMemo(() => ({ latitude, longitude }), [latitude, longitude]);
  const markers = useMemo(
    () => [{ id, latitude, longitude, count: 1, rentMin: rent, currency, beds, address }],
    [id, latitude, longitude, rent, currency, beds, address],
  );
  return (
    <MapView
      center={center}
      zoom={town}
      {...marks}
      markers={markers}
      hoveredId={id}
      popup={null}
      isMapMode={false}
      onMove={nothing}
      onSelect={nothing}
      onHover={nothing}
    />
  );
}
