import type { Bounds } from '@porchlight/contracts/catalog';
import { MapView } from '@porchlight/listing-ui/map';
import { useState } from 'react';
import { boundsOf, isMiddle, middleOf, type Point } from './pin-view.ts';

const northAmerica = { latitude: 47, longitude: -96 };
const continentZoom = 4;
const noMarkers: never[] = [];
const noop = () => undefined;

interface Props {
  readonly point: Point | undefined;
  /** Height of the map around a new point, in degrees of latitude. */
  readonly side: number;
  /** Called when the user moves the middle of the map to another point. */
  readonly onMove: (point: Point) => void;
}

/** Map whose middle is the position of the pin. */
export function PinMap({ point, side, onMove }: Props) {
  const [view, setView] = useState<Bounds>();
  // A point of the map itself is in its middle already; the map moves to one that was entered elsewhere.
  const bounds = point && !(view && isMiddle(view, point)) ? boundsOf(point, side) : view;
  return (
    <MapView
      center={northAmerica}
      zoom={continentZoom}
      bounds={bounds}
      markers={noMarkers}
      isMapMode
      onMove={(moved, _zoom, byUser) => {
        setView(moved);
        // Zooming leaves the pin where it is.
        if (byUser && !(point && isMiddle(moved, point))) onMove(middleOf(moved));
      }}
      onSelect={noop}
      onHover={noop}
    />
  );
}
