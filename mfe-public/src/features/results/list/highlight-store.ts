import { useState, useSyncExternalStore } from 'react';

/** Listing highlighted in list and map: the hovered or focused one, and the one whose marker is selected. */
export interface Highlight {
  readonly hoveredId: string | undefined;
  readonly selectedId: string | undefined;
}
/** Store of the highlight, shared by list and map. Subscribers rerender only when their own state changes. */
export interface HighlightStore {
  readonly getSnapshot: () => Highlight;
  readonly update: (change: Partial<Highlight>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const noHighlight: Highlight = { hoveredId: undefined, selectedId: undefined };
function createHighlightStore(): HighlightStore {
  const listeners = new Set<() => void>();
  let highlight = noHighlight;
  return {
    getSnapshot: () => highlight,
    update: (change) => {
      const next = { ...highlight, ...change };
      if (next.hoveredId === highlight.hoveredId && next.selectedId === highlight.selectedId) return;
      highlight = next;
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

/** Returns the highlight store of a results page. */
export const useHighlightStore = (): HighlightStore => useState(createHighlightStore)[0];
/** Returns the current highlight. */
export const useHighlight = ({ subscribe, getSnapshot }: HighlightStore): Highlight =>
  useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
/** Returns whether a listing is highlighted. */
export function useIsHighlighted({ subscribe, getSnapshot }: HighlightStore, id: string): boolean {
  const isHighlighted = () => getSnapshot().hoveredId === id || getSnapshot().selectedId === id;
  return useSyncExternalStore(subscribe, isHighlighted, () => false);
}
