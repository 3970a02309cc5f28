import { useFormat } from '@porchlight/client';
import type { MapMarker } from '@porchlight/contracts/catalog';
import { useMemo, useState } from 'react';
import { keyOf, nameOf } from '../marks/marker-kind.ts';
import { useMapWords } from '../words/catalogue.ts';

/** Stepping through the markers, west to east, with a sentence spoken for each. */
export function useSteps(markers: readonly MapMarker[]) {
  const t = useMapWords();
  const format = useFormat();
  const [steppedKey, setKey] = useState<string>();
  const [spoken, speak] = useState('');
  const inOrder = useMemo(
    () => [...markers].sort((a, b) => a.longitude - b.longitude || b.latitude - a.latitude),
    [markers],
  );
  const at = inOrder.findIndex((marker) => keyOf(marker) === steppedKey);
  return {
    steppedKey: at < 0 ? undefined : steppedKey,
    stepped: inOrder[at],
    spoken,
    speak,
    step: (by: number): MapMarker | undefined => {
      const next = inOrder[at < 0 ? (by > 0 ? 0 : inOrder.length - 1) : (at + by + inOrder.length) % inOrder.length];
      setKey(next && keyOf(next));
      speak(next ? nameOf(next, t, format) : t('noPins'));
      return next;
    },
  };
}
