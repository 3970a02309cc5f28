import { useEffect, useReducer } from 'react';
import type { MapProvider } from '../provider/map-provider.ts';

/** Rerenders the component whenever positions in the map layer change; returns the number of redraws. */
export function useRedraw(provider: MapProvider): number {
  const [drawing, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => provider.onRedraw(draw), [provider]);
  return drawing;
}
