import type { Caller, ListingState } from '@porchlight/contracts';
import { editableListingStates } from '@porchlight/contracts/catalog';
import { forbidden, Problem, requireUser } from '@porchlight/service-kit';
import { messages } from './messages.ts';

/** Landlord who changes a listing. */
export interface Editor {
  readonly userId: string;
  /** Without a confirmed email address only drafts can be changed. */
  readonly isVerified: boolean;
}

/** Returns the landlord who calls. */
export const editorOf = (caller: Caller): Editor => ({
  userId: requireUser(caller),
  // Landlords without a confirmed address have no leads.
  isVerified: caller.permissions.includes('viewLeads'),
});

const editable: ReadonlySet<ListingState> = new Set(editableListingStates);

/** Throws 409 for a listing that support stopped, and 403 for one that only a confirmed address may change. */
export function requireEditable(status: ListingState, { isVerified }: Editor): void {
  if (!editable.has(status)) throw new Problem(409, 'listing-locked', messages.listingLocked);
  if (status !== 'draft' && !isVerified) throw forbidden();
}
