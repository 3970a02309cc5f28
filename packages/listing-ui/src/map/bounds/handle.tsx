import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { LatLng } from '../map-view-props.ts';
import { positionAt } from '../markers/position-at.ts';
import { useRedraw } from '../markers/use-redraw.ts';
import type { MapProvider } from '../provider/map-provider.ts';
import css from './bounds-map.module.css';
import { rounded } from './corners.ts';

export interface HandleProps {
  readonly provider: MapProvider;
  readonly kind: 'corner' | 'center';
  readonly label: string;
  readonly point: LatLng;
  /** Degrees of one press of an arrow key. */
  readonly step: LatLng;
  onDrag(isDragging: boolean): void;
  onMove(point: LatLng): void;
}

const directions: Readonly<Record<string, readonly [north: number, east: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Point of a map that is dragged, or moved by the arrow keys. */
export function Handle({ provider, kind, label, point, step, onDrag, onMove }: HandleProps) {
  useRedraw(provider);
  const isDragged = useRef(false);
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const map = currentTarget.closest('[role=group]')?.getBoundingClientRect();
    if (isDragged.current && map)
      onMove(roundedPoint(provider.unproject({ x: clientX - map.left, y: clientY - map.top })));
  };
  const end = () => {
    if (!isDragged.current) return;
    isDragged.current = false;
    onDrag(false);
  };
  return (
    <div className={css.spot} ref={positionAt(provider.project(point))}>
      <button
        type="button"
        className={css[kind]}
        aria-label={label}
        onPointerDown={(event) => {
          if (!event.isPrimary || event.button !== 0) return;
          event.currentTarget.setPointerCapture?.(event.pointerId);
          isDragged.current = true;
          onDrag(true);
        }}
        onPointerMove={follow}
        onPointerUp={end}
        onPointerCancel={end}
        onKeyDown={(event: KeyboardEvent) => {
          const [north, east] = directions[event.key] ?? [];
          if (north === undefined || east === undefined) return;
          event.preventDefault();
          onMove(
            roundedPoint({
              latitude: point.latitude + north * step.latitude,
              longitude: point.longitude + east * step.longitude,
            }),
          );
        }}
      />
    </div>
  );
}

const roundedPoint = ({ latitude, longitude }: LatLng): LatLng => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
});
