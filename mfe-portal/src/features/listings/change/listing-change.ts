import type { PortalListing } from '@porchlight/contracts/catalog';
import type { ListingCosts, SpendPreview } from '@porchlight/contracts/commerce';

/** A change of a listing that a landlord confirms. */
export type ListingChange = 'enable' | 'disable' | 'feature' | 'unfeature';
/** A change of one listing, before it is confirmed. */
export interface RequestedChange {
  readonly listing: PortalListing;
  readonly change: ListingChange;
}

/** Returns whether a change may cost credits. */
export const isSpending = (change: ListingChange): boolean => change === 'enable' || change === 'feature';

/** Returns what a change costs; undefined for one that is always free. */
export function previewOf(change: ListingChange, { enabling, featuring }: ListingCosts): SpendPreview | undefined {
  if (change === 'enable') return enabling;
  return change === 'feature' ? featuring : undefined;
}

/** Returns whether a listing is already in the state that a change leads to. */
export function isDone(change: ListingChange, { enabled, featured }: ListingCosts): boolean {
  const isOn = change === 'enable' || change === 'disable' ? enabled : featured;
  return isOn === isSpending(change);
}

/** Returns whether a change is still to be made and can be paid. */
export const isPossible = (change: ListingChange, costs: ListingCosts): boolean =>
  !isDone(change, costs) && !previewOf(change, costs)?.shortfall;
