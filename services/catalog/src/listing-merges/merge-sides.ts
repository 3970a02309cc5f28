import type { Currency, ListingState } from '@porchlight/contracts';
import type { ListingMergeChoice, MergeSide } from '@porchlight/contracts/catalog';
import { notFound, Problem } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { listingNameSql } from '../listings/listing-name.ts';
import { isStealthHeldSql } from '../listings/stealth-holds.ts';
import type { MovedListing } from '../own-listings/lifecycle/listing-transitions.ts';
import { messages, type Blocker } from './messages.ts';

/** Listing of a merge, whose row is locked until the end of the transaction. */
export interface LockedSide extends MovedListing {
  readonly companyId: number;
  readonly statusReason: string | null;
  readonly title: string;
  readonly currency: Currency;
  readonly wasPublic: boolean;
  readonly isFeatured: boolean;
  readonly hasUndecidedReport: boolean;
  readonly isStealthHeld: boolean;
}
export interface Sides {
  readonly canonical: LockedSide;
  /** In the order in which they are merged. */
  readonly duplicates: readonly LockedSide[];
}

// Locks the listings in the order in which every change of search documents does.
// @mutation merge-sides-lock
const lockSql = `
  select l.id from listing l join company co on co.id = l.company_id
  where co.public_id = $1 and l.public_id = any($2) and l.status <> 'deleted' order by l.id for update of l`;
const sidesSql = `
  select l.id::text as "internalId", l.public_id as id, l.company_id as "companyId", l.owner_user_id as "ownerId",
    l.status, l.status_reason as "statusReason", l.version, ${listingNameSql} as title, l.currency,
    l.published_at is not null as "wasPublic", coalesce(s.featured, false) as "isFeatured",
    exists (select from reported_listing r where r.listing_id = l.id and (
      (r.appealed_at is not null and r.appeal_decision is null)
      or (r.decision = 'dismissed' and r.applied_at is null)
      or (r.decision is null and exists (select from landlord_question q
        where q.reported_listing_id = r.id and q.responded_at is null)))) as "hasUndecidedReport",
    ${isStealthHeldSql('l')} as "isStealthHeld"
  from listing l left join listing_search s on s.id = l.id where l.id = any($1::bigint[]) order by l.id`;

const mergeable: ReadonlySet<ListingState> = new Set(['active', 'paused', 'expired', 'rented', 'suspended']);

/**
 * Locks the listings of a merge, which are of the company. Throws 404 for one of another company and 409 for one that
 * cannot be merged.
 */
export async function lockSides(
  manager: EntityManager,
  companyId: string,
  { canonicalId, duplicateIds, fields = [] }: ListingMergeChoice,
): Promise<Sides> {
  refuseFaults({ canonicalId, duplicateIds, fields });
  const ids = [canonicalId, ...duplicateIds];
  const locked = await manager.query<{ id: string }[]>(lockSql, [companyId, ids]);
  if (locked.length < ids.length) throw notFound(messages.listingNotFound, 'listing-not-found');
  const sides = await manager.query<LockedSide[]>(sidesSql, [locked.map(({ id }) => id)]);
  const canonical = sides.find(({ id }) => id === canonicalId) as LockedSide;
  const duplicates = sides.filter(({ id }) => id !== canonicalId);
  for (const side of sides) refuseBlocked(side, canonical);
  return { canonical, duplicates };
}

/** Returns whether a merge takes a home off the site. */
export const takesHomeOffSite = ({ canonical, duplicates }: Sides): boolean =>
  canonical.status !== 'active' && duplicates.some(({ status }) => status === 'active');

/** Throws 409 if a listing is not in the version that support saw. */
export function requireVersions({ canonical, duplicates }: Sides, versions: readonly MergeSide[]): void {
  const seen = new Map(versions.map(({ id, version }) => [id, version]));
  // @mutation merge-versions
  if ([canonical, ...duplicates].some(({ id, version }) => seen.get(id) !== version))
    throw new Problem(409, 'listings-changed', messages.changed);
}

function refuseFaults({ canonicalId, duplicateIds, fields = [] }: ListingMergeChoice): void {
  const isTwice = duplicateIds.includes(canonicalId);
  const names = fields.map(({ field }) => field);
  const isForeign = fields.some(({ listingId }) => !duplicateIds.includes(listingId));
  const errors = {
    ...(isTwice ? { duplicateIds: [messages.twice] } : {}),
    ...(isForeign || new Set(names).size < names.length ? { fields: [messages.fieldSource] } : {}),
  };
  if (Object.keys(errors).length > 0)
    throw new Problem(422, 'input-refused', isTwice ? messages.twice : messages.fieldSource, { errors });
}

function refuseBlocked(side: LockedSide, canonical: LockedSide): void {
  const blocker = blockerOf(side, canonical);
  if (blocker === undefined) return;
  const code = blocker === 'alreadyMerged' ? 'already-merged' : 'merge-blocked';
  throw new Problem(409, code, messages.blocked(blocker, side.title));
}
function blockerOf(side: LockedSide, canonical: LockedSide): Blocker | undefined {
  if (side.status === 'merged') return 'alreadyMerged';
  if (!side.wasPublic || !mergeable.has(side.status)) return 'neverPublished';
  if (side.currency !== canonical.currency) return 'otherCurrency';
  return side === canonical ? undefined : reportBlockerOf(side);
}
/** What waits for the listing that stays goes on; that of a duplicate would be lost. */
function reportBlockerOf({ isStealthHeld, hasUndecidedReport }: LockedSide): Blocker | undefined {
  if (isStealthHeld) return 'hiddenWithoutNotice';
  return hasUndecidedReport ? 'reportOpen' : undefined;
}
