import type { MapMarker } from '@porchlight/contracts/catalog';
import { classNames, Icon } from '@porchlight/ui';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconMapPinHeart.mjs';
import type { LatLng, MapLine, Poi } from '../map-view-props.ts';
import type { MapProvider } from '../provider/map-provider.ts';
import { freeBox, lineLabelBoxes, markerBox, poiBoxes, type Box, type PoiBox } from './free-position.ts';
import { positionAt } from './position-at.ts';
import css from './shapes-layer.module.css';
import { useRedraw } from './use-redraw.ts';

export interface ShapesLayerProps {
  readonly provider: MapProvider;
  /** Labels give way to them. */
  readonly markers: readonly MapMarker[];
  readonly area?: readonly LatLng[] | undefined;
  readonly lines?: readonly MapLine[] | undefined;
  readonly pois?: readonly Poi[] | undefined;
}

/** Shapes under the markers: the drawn area, and the points of interest with the lines to them. */
export function ShapesLayer({ provider, markers, area, lines = [], pois = [] }: ShapesLayerProps) {
  useRedraw(provider);
  const at = (point: LatLng) => provider.project(point);
  const corner = (point: LatLng) => {
    const { x, y } = at(point);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  };
  const labels = placedLabels({ provider, markers, lines, pois });
  return (
    <>
      <svg className={css.drawing} width="1" height="1" aria-hidden="true">
        {area && <polygon className={css.area} points={area.map(corner).join(' ')} />}
        {lines.map((line) => (
          <polyline
            key={line.label + corner(line.from)}
            className={css.line}
            points={`${corner(line.from)} ${corner(line.to)}`}
          />
        ))}
      </svg>
      {labels.lines.map(({ line, box }) => (
        <span
          key={line.label + corner(line.to)}
          className={css.label}
          ref={positionAt({ x: box.left + box.width / 2, y: box.top })}
        >
          {line.label}
        </span>
      ))}
      {labels.pois.map(({ poi, box }) => (
        <span key={poi.id} className={css.spot} ref={positionAt(at(poi))}>
          <span className={classNames(css.poi, box.side !== 'above' && css[box.side])}>
            <Icon of={poi.icon ?? IconHome} size={16} />
            <span>{poi.name}</span>
          </span>
        </span>
      ))}
    </>
  );
}

interface PlacedLabels {
  readonly pois: readonly { readonly poi: Poi; readonly box: PoiBox }[];
  readonly lines: readonly { readonly line: MapLine; readonly box: Box }[];
}
/** Places the names of points of interest, then the labels of lines, free of markers and of each other. */
function placedLabels({
  provider,
  markers,
  lines,
  pois,
}: Pick<ShapesLayerProps, 'provider' | 'markers'> & {
  readonly lines: readonly MapLine[];
  readonly pois: readonly Poi[];
}): PlacedLabels {
  if (pois.length + lines.length === 0) return { pois: [], lines: [] };
  const taken: Box[] = markers.map((marker) => markerBox(marker, provider.project(marker)));
  const place = <B extends Box>(candidates: readonly [B, ...B[]]): B => {
    const box = freeBox(candidates, taken);
    taken.push(box);
    return box;
  };
  return {
    pois: pois.map((poi) => ({ poi, box: place(poiBoxes(poi.name, provider.project(poi))) })),
    lines: lines.map((line) => ({
      line,
      box: place(lineLabelBoxes(line.label, provider.project(line.from), provider.project(line.to))),
    })),
  };
}
