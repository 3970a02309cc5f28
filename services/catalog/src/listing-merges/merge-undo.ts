import { Injectable } from '@nestjs/common';
import type { ListingState } from '@porchlight/contracts';
import { listingMergeUndoDays } from '@porchlight/contracts/catalog';
import {
  changedCount,
  notFound,
  Outbox,
  Problem,
  reportChange,
  requireUser,
  type Author,
} from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { ListingTransitions } from '../own-listings/lifecycle/listing-transitions.ts';
import { lockInquiriesSql } from './merged-leads.ts';
import { returnFields, type ChangedColumns } from './merged-fields.ts';
import type { LockedSide } from './merge-sides.ts';
import { allParts, MergeSteps } from './merge-steps.ts';
import { messages } from './messages.ts';

interface StoredMerge extends ChangedColumns {
  readonly id: string;
  readonly canonicalId: string;
  readonly isUndone: boolean;
  readonly isLate: boolean;
}
type Side = LockedSide & { readonly mergedInto: string | null };
interface Former {
  readonly status: ListingState;
  readonly reason: string | null;
}

const mergeSql = `
  select m.id, m.canonical_id::text as "canonicalId", m.before, m.after, m.undone_at is not null as "isUndone",
    m.merged_at < now() - interval '${listingMergeUndoDays} days' as "isLate"
  from listing_merge m join company co on co.id = m.company_id where m.id = $1 and co.public_id = $2`;
const undoSql = `
  update listing_merge set undone_at = now(), undone_by = $2::uuid where id = $1 and undone_at is null`;
const formerSql = `
  select listing_id::text as "listingId", status, status_reason as reason from listing_merge_duplicate
  where merge_id = $1`;
const lockSql = 'select id from listing where id = any($1::bigint[]) order by id for update';
const sidesSql = `
  select l.id::text as "internalId", l.public_id as id, l.owner_user_id as "ownerId", l.status, l.version,
    l.merged_into_id::text as "mergedInto"
  from listing l where l.id = any($1::bigint[]) order by l.id`;

/** Undoes merges of listings. What happened since a merge stays with the listing that stayed. */
@Injectable()
export class MergeUndo {
  constructor(
    private readonly source: DataSource,
    private readonly steps: MergeSteps,
    private readonly transitions: ListingTransitions,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Throws 404 for a merge of another company, and 409 `undo-refused` after 30 days, for one that is undone, for a
   * listing that was deleted, and for one that was merged again.
   */
  async undo(companyId: string, mergeId: string, author: Author): Promise<void> {
    const [merge] = await this.source.query<StoredMerge[]>(mergeSql, [mergeId, companyId]);
    if (!merge) throw notFound(messages.mergeNotFound, 'merge-not-found');
    if (merge.isUndone) throw refused(messages.undone);
    if (merge.isLate) throw refused(messages.undoLate(listingMergeUndoDays));
    await this.source.transaction(async (manager) => {
      const former = await this.#former(manager, mergeId);
      const ids = [merge.canonicalId, ...former.keys()];
      await manager.query(lockSql, [ids]);
      if ((await changedCount(manager, undoSql, [mergeId, requireUser(author.caller)])) === 0)
        throw refused(messages.undone);
      const sides = await manager.query<Side[]>(sidesSql, [ids]);
      refuseGone(sides, merge);
      await this.#return(manager, { merge, sides, former });
      await this.#report(manager, { sides, mergeId, author });
    });
  }

  async #former(manager: EntityManager, mergeId: string): Promise<ReadonlyMap<string, Former>> {
    const rows = await manager.query<(Former & { readonly listingId: string })[]>(formerSql, [mergeId]);
    return new Map(rows.map(({ listingId, ...former }) => [listingId, former]));
  }

  async #return(
    manager: EntityManager,
    { merge, sides, former }: { merge: StoredMerge; sides: readonly Side[]; former: ReadonlyMap<string, Former> },
  ): Promise<void> {
    const { id: mergeId, canonicalId } = merge;
    await manager.query(lockInquiriesSql, [sides.map(({ internalId }) => internalId)]);
    for (const { back } of allParts) await manager.query(back, [mergeId, canonicalId]);
    for (const side of sides) {
      const state = former.get(side.internalId);
      if (state)
        await this.transitions.move(manager, side, {
          from: ['merged'],
          to: state.status,
          isRestored: true,
          ...(state.reason === null ? {} : { reason: state.reason }),
        });
    }
    const changed = await returnFields(manager, canonicalId, merge);
    const canonical = sides.find(({ internalId }) => internalId === canonicalId) as Side;
    await this.steps.storeCanonical(manager, canonical, changed);
  }

  async #report(
    manager: EntityManager,
    { sides, mergeId, author }: { sides: readonly Side[]; mergeId: string; author: Author },
  ): Promise<void> {
    for (const { id, status } of sides)
      await reportChange(
        { manager, outbox: this.outbox },
        { resource: 'listing-merge', recordId: id, action: 'modified', before: { status }, after: { undone: mergeId } },
        author,
      );
  }
}

const refused = (message: ConstructorParameters<typeof Problem>[2]) => new Problem(409, 'undo-refused', message);

function refuseGone(sides: readonly Side[], { canonicalId }: StoredMerge): void {
  const canonical = sides.find(({ internalId }) => internalId === canonicalId);
  const duplicates = sides.filter(({ internalId }) => internalId !== canonicalId);
  if (!canonical || canonical.status === 'deleted') throw refused(messages.undoDeleted);
  if (canonical.status === 'merged') throw refused(messages.undoLaterMerge);
  if (duplicates.some(({ status, mergedInto }) => status !== 'merged' || mergedInto !== canonicalId))
    throw refused(messages.undoDeleted);
}
