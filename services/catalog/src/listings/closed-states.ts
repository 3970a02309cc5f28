import type { ListingState } from '@porchlight/contracts';

/**
 * States in which a home is off the market. A paused listing keeps its leads, and a merged one continues as another.
 */
export const closedStates: readonly ListingState[] = ['rented', 'expired', 'suspended', 'rejected', 'deleted'];

/** Returns the condition that a listing `alias` is off the market. */
export const isClosedSql = (alias: string): string =>
  `${alias}.status in (${closedStates.map((state) => `'${state}'`).join(', ')})`;

/** Reason of a suspension that lasts until support decides about reports. */
export const heldReason = 'held';
/** Returns the condition that a listing `alias` is off the market, and not only until support decides about reports. */
export const isClosedForGoodSql = (alias: string): string =>
  `${isClosedSql(alias)} and ${alias}.status_reason is distinct from '${heldReason}'`;
