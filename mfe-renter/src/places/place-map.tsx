import type { Bounds } from '@porchlight/contracts/catalog';
import { MapView } from '@porchlight/listing-ui/map';
import type { Point } from './use-address.ts';

const start = { latitude: 47, longitude: -96 },
  far = 4,
  near = 14;
const nothing = () => undefined;
const none: never[] = [];

/** A map to choose a place by its centre. */
export function PlaceMap({
  point,
  name,
  onCentre,
}: {
  readonly point: Point | undefined;
  readonly name: string;
  readonly onCentre: (point: Point) => void;
}) {
  const tell = ({ north, south, east, west }: Bounds) =>
    onCentre({ latitude: Number(((north + south) / 2).toFixed(6)), longitude: Number(((east + west) / 2).toFixed(6)) });
  return (
    <MapView
      center={point ?? start}
      zoom={point ? near : far}
      markers={none}
      pois={point && [{ id: 'place', name, ...point }]}
      isMapMode
      onMove={tell}
      onSelect={nothing}
      onHover={nothing}
    />
  );
}
