import type { RoomTrends, TrendCell } from '@porchlight/contracts/catalog';
import { newestMonth, trendCellsOf, type TrendSource } from './trend-cells.ts';
import type { SplitRow } from './trend-store.ts';

const roomBeds = 1;

/** Rents by furnishing, and of rooms. */
export interface TrendSplits {
  readonly byFurnishing: TrendCell[];
  readonly rooms?: RoomTrends;
}

/**
 * Returns the cells by furnishing of the location itself, and those of rooms, which a larger location may substitute.
 * Splits without figures for `newest`, the newest month of all homes, are left out.
 */
export function trendSplitsOf(
  rows: readonly SplitRow[],
  sources: readonly [TrendSource, ...TrendSource[]],
  newest: string | undefined,
): TrendSplits {
  const current = (split: SplitRow['split']) => {
    const found = rows.filter((row) => row.split === split);
    return newestMonth(found) === newest ? found : [];
  };
  const rooms = trendCellsOf(current('room'), sources, [roomBeds]);
  const [cell] = rooms.cells.filter(hasFigures);
  return {
    byFurnishing: (['furnished', 'unfurnished'] as const).flatMap((split) =>
      trendCellsOf(current(split), [sources[0]])
        .cells.filter(hasFigures)
        .map((one) => ({ ...one, furnished: split === 'furnished' })),
    ),
    ...(cell ? { rooms: { cell, series: rooms.series } } : {}),
  };
}

const hasFigures = ({ median }: TrendCell): boolean => median !== undefined;
