import type { ListingState } from '@porchlight/contracts';

/**
 * States in which a home is off the market. A paused listing keeps its leads, and a merged one continues as another.
 */
export const closedStates: readonly ListingState[] = ['rented', 'expired', 'suspended', 'rejected', 'deleted'];

/** Returns the condition that a listing `alias` is off the market. */
export const isClosedSql = (alias: string): string =>
  `${alias}.status in (${closedStates.map((state) => `'${state}'`).join(', ')})`;
