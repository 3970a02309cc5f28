import type { ListingState } from '@porchlight/contracts';

const remembered = 30 * 24 * 60 * 60_000;

/** What decides how a home is spoken of: `isPublic` is that it has a search document. */
export interface StandingFacts {
  readonly isPublic: boolean;
  readonly status: ListingState;
  readonly publishedAt: Date | null;
  readonly closedAt: Date | null;
}
/** Public; no longer to be had, for a reason that people may know; gone without a word; or never there. */
export type Standing =
  | { readonly kind: 'public' }
  | { readonly kind: 'unavailable'; readonly reason: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unknown' };

const withdrawn: ReadonlySet<ListingState> = new Set(['suspended', 'rejected', 'deleted', 'merged']);

/** How visitors may know a home (decisions 5.1): only a search document makes it public, whatever its state says. */
export function standingOf({ isPublic, status, publishedAt, closedAt }: StandingFacts, now: number): Standing {
  if (isPublic) return { kind: 'public' };
  if (publishedAt === null) return { kind: 'unknown' };
  if (withdrawn.has(status) || (closedAt !== null && now - closedAt.getTime() > remembered)) return { kind: 'gone' };
  // Still active for its landlord but without an entitlement: for visitors that is a pause.
  return { kind: 'unavailable', reason: status === 'expired' || status === 'rented' ? status : 'paused' };
}
