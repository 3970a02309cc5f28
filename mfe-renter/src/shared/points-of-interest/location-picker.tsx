import type { Bounds } from '@porchlight/contracts/catalog';
import { MapView } from '@porchlight/listing-ui/map';
import type { Point } from './use-address-suggestions.ts';

const northAmerica = { latitude: 47, longitude: -96 };
const continentZoom = 4;
const streetZoom = 14;
const noop = () => undefined;
const noMarkers: never[] = [];

/** Renders a map that selects a location by its centre. */
export function LocationPicker({
  point,
  name,
  onCentre,
}: {
  readonly point: Point | undefined;
  readonly name: string;
  readonly onCentre: (point: Point) => void;
}) {
  const reportCentre = ({ north, south, east, west }: Bounds) =>
    onCentre({ latitude: Number(((north + south) / 2).toFixed(6)), longitude: Number(((east + west) / 2).toFixed(6)) });
  return (
    <MapView
      center={point ?? northAmerica}
      zoom={point ? streetZoom : continentZoom}
      markers={noMarkers}
      pois={point && [{ id: 'place', name, ...point }]}
      isMapMode
      onMove={reportCentre}
      onSelect={noop}
      onHover={noop}
    />
  );
}
