import type { Listing } from '@porchlight/contracts/catalog';
import { MapView, type MapViewProps } from '@porchlight/listing-ui/map';
import { useMemo } from 'react';

const cityZoom = 11;
const noop = () => undefined;
export interface ListingMapProps extends Pick<MapViewProps, 'pois' | 'lines' | 'bounds'> {
  readonly listing: Listing;
}
/** Map with the listing as its only marker; only the visitor moves it. */
export function ListingMap({
  listing: { id, latitude, longitude, rent, currency, beds, address },
  ...marks
}: ListingMapProps) {
  const center = useMemo(() => ({ latitude, longitude }), [latitude, longitude]);
  const markers = useMemo(
    () => [{ id, latitude, longitude, count: 1, rentMin: rent, currency, beds, address }],
    [id, latitude, longitude, rent, currency, beds, address],
  );
  return (
    <MapView
      center={center}
      zoom={cityZoom}
      {...marks}
      markers={markers}
      hoveredId={id}
      popup={null}
      isMapMode={false}
      onMove={noop}
      onSelect={noop}
      onHover={noop}
    />
  );
}
