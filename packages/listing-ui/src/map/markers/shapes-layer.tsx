import type { MapMarker } from '@porchlight/contracts/catalog';
import { Icon } from '@porchlight/ui';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconMapPinHeart.mjs';
import type { LatLng, MapLine, MapViewProps, Poi } from '../map-view-props.ts';
import type { MapProvider, Pixel } from '../provider/map-provider.ts';
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
  readonly placeLabels?: MapViewProps['placeLabels'];
}

/** Shapes under the markers: the drawn area, and the points of interest with the lines to them. */
export function ShapesLayer({ provider, markers, area, lines = [], pois = [], placeLabels }: ShapesLayerProps) {
  useRedraw(provider);
  const at = (point: LatLng) => provider.project(point);
  const corner = (point: LatLng) => {
    const { x, y } = at(point);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  };
  const labels = placeLabels?.({ project: at, markers, lines, pois });
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
      {lines.map(({ from, to, label }, index) => (
        <span
          key={label + corner(to)}
          className={css.label}
          ref={positionAt(labels?.lines[index] ?? middle(at(from), at(to)))}
        >
          {label}
        </span>
      ))}
      {pois.map((poi, index) => (
        <span key={poi.id} className={css.spot} ref={positionAt(at(poi))}>
          <span className={css.poi} data-side={labels?.pois[index]}>
            <Icon of={poi.icon ?? IconHome} size={16} />
            <span>{poi.name}</span>
          </span>
        </span>
      ))}
    </>
  );
}

const middle = (a: Pixel, b: Pixel): Pixel => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
