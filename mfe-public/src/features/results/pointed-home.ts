import { useState, useSyncExternalStore } from 'react';

/** The home that the list or the map points at: under the pointer or the focus, and the one whose pin was chosen. */
export interface Pointing {
  readonly hoveredId: string | undefined;
  readonly selectedId: string | undefined;
}
/** Keeps list and map in step without drawing either anew: each asks only for what it shows. */
export interface PointedHome {
  readonly now: () => Pointing;
  readonly point: (change: Partial<Pointing>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const nothing: Pointing = { hoveredId: undefined, selectedId: undefined };
function makePointedHome(): PointedHome {
  const listeners = new Set<() => void>();
  let pointing = nothing;
  return {
    now: () => pointing,
    point: (change) => {
      const next = { ...pointing, ...change };
      if (next.hoveredId === pointing.hoveredId && next.selectedId === pointing.selectedId) return;
      pointing = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** One for a page of results. */
export const usePointedHome = (): PointedHome => useState(makePointedHome)[0];
/** What is pointed at now. */
export const usePointing = ({ subscribe, now }: PointedHome): Pointing => useSyncExternalStore(subscribe, now, now);
/** Whether this home is pointed at. */
export function useIsLit({ subscribe, now }: PointedHome, id: string): boolean {
  const isLit = () => now().hoveredId === id || now().selectedId === id;
  return useSyncExternalStore(subscribe, isLit, () => false);
}
