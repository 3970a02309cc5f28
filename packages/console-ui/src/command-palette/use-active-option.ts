import { useState } from 'react';
import type { PaletteOption } from './palette-group.ts';

/** The row that Enter chooses. */
export interface ActiveOption {
  /** Undefined without rows. */
  readonly option: PaletteOption | undefined;
  /** Moves by a number of rows, from the last one to the first. */
  readonly move: (by: 1 | -1) => void;
  readonly set: (option: PaletteOption) => void;
}

/** Returns the active row: the first one of each query, until the user moves to another. */
export function useActiveOption(options: readonly PaletteOption[], query: string): ActiveOption {
  const [moved, setMoved] = useState<{ readonly query: string; readonly id: string }>();
  const found = moved?.query === query ? options.findIndex(({ id }) => id === moved.id) : 0;
  const at = Math.max(found, 0);
  const set = ({ id }: PaletteOption) => {
    setMoved({ query, id });
  };
  return {
    option: options[at],
    move: (by) => {
      const next = options[(at + by + options.length) % options.length];
      if (next) set(next);
    },
    set,
  };
}
