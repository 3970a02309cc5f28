import type { ChosenField } from '@porchlight/contracts/catalog';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { storeChange } from '../own-listings/own-listing-history.ts';
import { ListingTransitions } from '../own-listings/lifecycle/listing-transitions.ts';
import { SearchProjection } from '../search-document/search-projection.ts';
import type { Sides } from './merge-sides.ts';
import { asFields, takeFields, type ChangedColumns } from './merged-fields.ts';
import { leadParts, lockInquiriesSql } from './merged-leads.ts';
import { filledFromDuplicate, mergedParts, prunePricesSql } from './merged-parts.ts';
import { photos } from './merged-photos.ts';
import { reportParts } from './merged-reports.ts';

/** Everything that moves, in its order. */
export const allParts = [...leadParts, ...reportParts, ...mergedParts, photos];
const versionSql = 'update listing set version = version + 1 where id = $1::bigint';

/** Moves what locked duplicates have to the listing that stays. */
@Injectable()
export class MergeSteps {
  constructor(
    private readonly transitions: ListingTransitions,
    private readonly projection: SearchProjection,
  ) {}

  /** Returns the columns of the listing that stays which changed. */
  async perform(
    manager: EntityManager,
    { mergeId, sides, fields }: { mergeId: string; sides: Sides; fields: readonly ChosenField[] },
  ): Promise<ChangedColumns> {
    const { canonical, duplicates } = sides;
    const to = canonical.internalId;
    await manager.query(lockInquiriesSql, [[to, ...duplicates.map(({ internalId }) => internalId)]]);
    const changed = await takeFields(manager, sides, fields);
    for (const duplicate of duplicates) {
      const from = duplicate.internalId;
      for (const { move } of allParts) await manager.query(move, [from, to, mergeId]);
      for (const fill of filledFromDuplicate) await manager.query(fill, [from, to]);
      await this.transitions.move(manager, duplicate, { from: [duplicate.status], to: 'merged', mergedInto: to });
    }
    await manager.query(prunePricesSql, [to]);
    await this.storeCanonical(manager, canonical, changed);
    return changed;
  }

  /** Stores a change of the listing that stays, and what is public of it. */
  async storeCanonical(
    manager: EntityManager,
    { id, internalId, version }: Sides['canonical'],
    { before, after }: ChangedColumns,
  ): Promise<void> {
    if (Object.keys(after).length > 0)
      await storeChange(manager, { internalId, version }, { before: asFields(before), after: asFields(after) });
    await manager.query(versionSql, [internalId]);
    await this.projection.refresh([id], manager);
  }
}
