import type { ListingState } from '@porchlight/contracts';
import { draftListingStates } from '@porchlight/contracts/catalog';

const drafts: ReadonlySet<ListingState> = new Set(draftListingStates);

/** Returns whether a listing of this state waits for its landlord to complete it. */
export const isDraftState = (status: ListingState): boolean => drafts.has(status);
