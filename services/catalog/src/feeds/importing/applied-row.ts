import type { FeedRowAction } from '@porchlight/contracts/catalog';
import type { ImportedHome } from './imported-home.ts';

/** A run whose rows are applied. */
export interface AppliedRun {
  readonly id: string;
  readonly feedId: string;
  readonly autoEnables: boolean;
  readonly companyId: number;
  /** Landlord of new homes; null for a company without one in good standing. */
  readonly ownerId: string | null;
  /** Homes that it adds, changes or takes off the market. */
  readonly changed: number;
}
/** A row of a run that is not applied yet. */
export interface OpenRow {
  readonly position: number;
  readonly externalKey: string;
  readonly action: FeedRowAction;
  readonly home: (ImportedHome & { readonly photos: readonly string[] }) | null;
  readonly hash: string | null;
  readonly listingId: string | null;
}
