import { useEffect, useReducer } from 'react';
import type { MapProvider } from '../provider/map-provider.ts';

/** Draws the component anew whenever the map gives its layer other pixels; a number that counts the drawings. */
export function useRedraw(provider: MapProvider): number {
  const [drawing, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => provider.onRedraw(draw), [provider]);
  return drawing;
}
