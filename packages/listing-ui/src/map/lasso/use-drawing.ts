import { useEffect, useState } from 'react';
import type { LatLng, MapViewProps } from '../map-view-props.ts';
import { cornersOf } from '../provider/geometry.ts';
import type { MapProvider, Pixel } from '../provider/map-provider.ts';
import { simplify } from './simplify.ts';

/** Drawing state of the lasso and the ways to end it. */
export interface Drawing {
  readonly isOn: boolean;
  set(isOn: boolean): void;
  /** Converts a path in map pixels to the drawn area; fewer than three corners are ignored. */
  finish(path: readonly Pixel[]): void;
  finishWithVisible(): void;
}

/** Returns the drawing state; the caller may start it with the prop `drawing`. */
export function useDrawing(
  provider: MapProvider | undefined,
  { drawing = false, onArea }: Pick<MapViewProps, 'drawing' | 'onArea'>,
): Drawing {
  const [isOn, set] = useState(drawing);
  const [lastProp, setLastProp] = useState(drawing);
  if (lastProp !== drawing) {
    setLastProp(drawing);
    set(drawing);
  }
  useEffect(() => {
    if (!isOn) return undefined;
    provider?.setDragging(false);
    return () => {
      provider?.setDragging(true);
    };
  }, [provider, isOn]);
  const end = (area: LatLng[]) => {
    set(false);
    onArea?.(area);
  };
  return {
    isOn,
    set,
    finish: (path) => {
      const corners = simplify(path);
      if (provider && corners.length >= 3) end(corners.map((corner) => provider.unproject(corner)));
    },
    finishWithVisible: () => {
      if (provider) end(cornersOf(provider.bounds()));
    },
  };
}
