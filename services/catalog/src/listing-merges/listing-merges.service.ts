import { Injectable } from '@nestjs/common';
import type {
  ListingMergeBody,
  ListingMergeChoice,
  ListingMergePreview,
  MovedKind,
  OwnListing,
} from '@porchlight/contracts/catalog';
import { Outbox, Problem, reportChange, requireUser, type Author } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { OwnListingReader } from '../own-listings/own-listing-reader.ts';
import { lockSides, requireVersions, takesHomeOffSite, type Sides } from './merge-sides.ts';
import { MergeSteps } from './merge-steps.ts';
import { messages } from './messages.ts';

const insertSql = `
  insert into listing_merge (company_id, canonical_id, merged_by) values ($1, $2::bigint, $3::uuid) returning id`;
const duplicatesSql = `
  insert into listing_merge_duplicate (merge_id, listing_id, status, status_reason)
  select $1, id, status, status_reason from listing where id = any($2::bigint[])`;
const changedSql = 'update listing_merge set before = $2::jsonb, after = $3::jsonb where id = $1';
const countsSql = `
  select part, count(*)::int as count from listing_merge_row where merge_id = $1 group by part`;

/** Kinds of the preview by part. */
const kinds: Readonly<Record<string, MovedKind>> = {
  lead: 'lead',
  'joined-lead': 'joined-lead',
  favourite: 'favourite',
  guest_favourite: 'favourite',
  viewed_listing: 'viewed',
  recommendation: 'recommendation',
  recommendation_removal: 'recommendation',
  alert_delivery: 'alert',
  report: 'report',
  'joined-report': 'report',
  photo: 'photo',
  price_change: 'price-change',
  listing_day: 'day',
};
class Rollback extends Error {}

/** Merges listings of a company, and counts beforehand what would move. */
@Injectable()
export class ListingMergesService {
  constructor(
    private readonly source: DataSource,
    private readonly steps: MergeSteps,
    private readonly reader: OwnListingReader,
    private readonly outbox: Outbox,
  ) {}

  /** Returns what a merge would do, by doing it and rolling back. Throws as `merge`. */
  async preview(companyId: string, choice: ListingMergeChoice, author: Author): Promise<ListingMergePreview> {
    let preview: ListingMergePreview | undefined;
    await this.source
      .transaction(async (manager) => {
        // The rows are locked until the end, so the preview gives up rather than delay their landlord.
        await manager.query(`set local lock_timeout = '2s'`);
        const sides = await lockSides(manager, companyId, choice);
        const listings = await this.#read(manager, sides);
        const mergeId = await this.#perform(manager, { sides, choice, author });
        preview = {
          listings,
          moved: await this.#countsOf(manager, mergeId),
          takesHomeOffSite: takesHomeOffSite(sides),
          endsFeaturing: sides.duplicates.filter(({ isFeatured }) => isFeatured).map(({ id }) => id),
        };
        throw new Rollback();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Rollback)) throw error;
      });
    return preview as unknown as ListingMergePreview;
  }

  /**
   * Merges the listings in one transaction and returns the id of the merge. Throws 404 for a listing of another company,
   * 409 for one that is merged or cannot be, for other versions than those that were seen, and for a home that would
   * leave the site without a confirmation.
   */
  merge(companyId: string, body: ListingMergeBody, author: Author): Promise<string> {
    return this.source.transaction(async (manager) => {
      const sides = await lockSides(manager, companyId, body);
      requireVersions(sides, body.versions);
      if (takesHomeOffSite(sides) && body.takesHomeOffSite !== true)
        throw new Problem(409, 'home-leaves-site', messages.homeLeavesSite);
      const mergeId = await this.#perform(manager, { sides, choice: body, author });
      await this.#report(manager, { sides, mergeId, author });
      return mergeId;
    });
  }

  async #perform(
    manager: EntityManager,
    { sides, choice, author }: { sides: Sides; choice: ListingMergeChoice; author: Author },
  ): Promise<string> {
    const { canonical, duplicates } = sides;
    const values = [canonical.companyId, canonical.internalId, requireUser(author.caller)];
    const [{ id: mergeId }] = await manager.query<[{ id: string }]>(insertSql, values);
    await manager.query(duplicatesSql, [mergeId, duplicates.map(({ internalId }) => internalId)]);
    const { before, after } = await this.steps.perform(manager, { mergeId, sides, fields: choice.fields ?? [] });
    await manager.query(changedSql, [mergeId, JSON.stringify(before), JSON.stringify(after)]);
    return mergeId;
  }

  async #read(manager: EntityManager, { canonical, duplicates }: Sides): Promise<OwnListing[]> {
    const listings: OwnListing[] = [];
    for (const { id } of [canonical, ...duplicates]) listings.push(await this.reader.readAny(id, manager));
    return listings;
  }

  async #countsOf(manager: EntityManager, mergeId: string): Promise<ListingMergePreview['moved']> {
    const rows = await manager.query<{ part: string; count: number }[]>(countsSql, [mergeId]);
    const counts = new Map<MovedKind, number>();
    for (const { part, count } of rows) {
      const kind = kinds[part];
      if (kind !== undefined) counts.set(kind, (counts.get(kind) ?? 0) + count);
    }
    return [...counts].map(([kind, count]) => ({ kind, count }));
  }

  /** Reports one change of each listing; the map of what moved is kept with the merge. */
  async #report(
    manager: EntityManager,
    { sides: { canonical, duplicates }, mergeId, author }: { sides: Sides; mergeId: string; author: Author },
  ): Promise<void> {
    const duplicateIds = duplicates.map(({ id }) => id);
    for (const { id, status } of [canonical, ...duplicates])
      await reportChange(
        { manager, outbox: this.outbox },
        {
          resource: 'listing-merge',
          recordId: id,
          action: 'modified',
          before: { status },
          after: { mergeId, canonicalId: canonical.id, duplicateIds },
        },
        author,
      );
  }
}
