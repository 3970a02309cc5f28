import type { ListingState } from '@porchlight/contracts';

const retentionMs = 30 * 24 * 60 * 60_000;

/** Facts that determine the visibility of a listing; `isPublic` means that it has a search document. */
export interface VisibilityFacts {
  readonly isPublic: boolean;
  readonly status: ListingState;
  readonly publishedAt: Date | null;
  readonly closedAt: Date | null;
  /** Support hides it for a while. */
  readonly isStealthHeld: boolean;
}
/** Visibility of a listing: public; unavailable for a reason that visitors may know; removed; or never published. */
export type Visibility =
  | { readonly kind: 'public' }
  | { readonly kind: 'unavailable'; readonly reason: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unknown' };

const withdrawn: ReadonlySet<ListingState> = new Set(['suspended', 'rejected', 'deleted', 'merged']);

/**
 * Returns the visibility of a listing: only a search document makes it public, whatever its status.
 * (docs/rules/listings.md#list-1-a-listing-is-public-only-with-a-search-document)
 */
export function visibilityOf(
  { isPublic, status, publishedAt, closedAt, isStealthHeld }: VisibilityFacts,
  now: number,
): Visibility {
  if (isPublic) return { kind: 'public' };
  if (publishedAt === null) return { kind: 'unknown' };
  if (isStealthHeld || withdrawn.has(status) || (closedAt !== null && now - closedAt.getTime() > retentionMs))
    return { kind: 'gone' };
  // Active for its landlord but without an entitlement: shown to visitors as paused.
  return { kind: 'unavailable', reason: status === 'expired' || status === 'rented' ? status : 'paused' };
}
