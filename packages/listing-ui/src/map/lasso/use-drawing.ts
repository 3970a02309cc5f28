import { useEffect, useState } from 'react';
import type { LatLng, MapViewProps } from '../map-view-props.ts';
import { cornersOf } from '../provider/geometry.ts';
import type { MapProvider, Pixel } from '../provider/map-provider.ts';
import { simplify } from './simplify.ts';

/** Drawing a shape: whether it goes on, and how it ends. */
export interface Drawing {
  readonly isOn: boolean;
  set(isOn: boolean): void;
  /** Pixels of the map's frame become the visitor's area; fewer than three corners are none. */
  finish(path: readonly Pixel[]): void;
  finishWithVisible(): void;
}

/** The lasso's state; the caller may begin it by the prop `drawing`. */
export function useDrawing(
  provider: MapProvider | undefined,
  { drawing = false, onArea }: Pick<MapViewProps, 'drawing' | 'onArea'>,
): Drawing {
  const [isOn, set] = useState(drawing);
  const [asked, setAsked] = useState(drawing);
  if (asked !== drawing) {
    setAsked(drawing);
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
