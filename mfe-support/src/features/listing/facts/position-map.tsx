import type { OwnListing } from '@porchlight/contracts/catalog';
import { MapView } from '@porchlight/listing-ui/map';
import { useMemo } from 'react';

const streetZoom = 14;
const noop = () => undefined;

/** Map with the home as its only marker; only the reader moves it. */
export function PositionMap({ listing }: { readonly listing: OwnListing }) {
  const { id, latitude, longitude, rent, currency, beds, street } = listing;
  const center = useMemo(() => ({ latitude, longitude }), [latitude, longitude]);
  const markers = useMemo(
    () => [{ id, latitude, longitude, count: 1, rentMin: rent, currency, beds, address: street }],
    [id, latitude, longitude, rent, currency, beds, street],
  );
  return (
    <MapView
      center={center}
      zoom={streetZoom}
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
