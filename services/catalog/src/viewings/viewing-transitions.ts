import type { ViewingStatus } from '@porchlight/contracts/catalog';

/**
 * States that can follow a state; the database refuses all others
 * (docs/rules/leads.md#lead-10-a-viewing-changes-state-in-fixed-ways).
 */
export const viewingTransitions: Readonly<Record<ViewingStatus, readonly ViewingStatus[]>> = {
  proposed: ['accepted', 'declined', 'expired', 'cancelled'],
  accepted: ['cancelled'],
  declined: [],
  expired: [],
  cancelled: [],
};

/** Returns the condition that a viewing `v` is in a state that another state can follow. */
export function canBecomeSql(status: ViewingStatus): string {
  const before = Object.entries(viewingTransitions).filter(([, following]) => following.includes(status));
  return `v.status in (${before.map(([from]) => `'${from}'`).join(', ')})`;
}
