import { Injectable } from '@nestjs/common';
import type { Currency } from '@porchlight/contracts';
import { maxListingChanges, type ListingChangesSince } from '@porchlight/contracts/catalog';
import { SqlPool } from '@porchlight/service-kit';
import { compareWithPublished, type StoredChange } from './changed-fields.ts';

const publishedSql = 'select published_at as "publishedAt", currency from listing where id = $1';
// A listing keeps a bounded number of changes, all in one part of the primary key.
const changesSql = `
  select version, changed_at as "changedAt", before, after from listing_change where listing_id = $1
  order by version desc limit ${maxListingChanges}`;

interface Published {
  readonly publishedAt: Date | null;
  readonly currency: Currency;
}

/** Reads what changed of a reported listing since it was published. */
@Injectable()
export class ReportedChanges {
  constructor(private readonly pool: SqlPool) {}

  /** Takes the internal id of a listing. */
  async of(internalId: string): Promise<ListingChangesSince> {
    const [{ publishedAt, currency }] = (await this.pool.rows<Published>('reported_published', publishedSql, [
      internalId,
    ])) as [Published];
    if (publishedAt === null) return { currency, ...compareWithPublished([]), isPartial: false };
    const stored = await this.pool.rows<StoredChange>('reported_changes', changesSql, [internalId]);
    const changes = stored.filter(({ changedAt }) => changedAt > publishedAt).reverse();
    return {
      publishedAt: publishedAt.toISOString(),
      currency,
      ...compareWithPublished(changes),
      isPartial: changes.length === stored.length && (stored[0]?.version ?? 0) > maxListingChanges,
    };
  }
}
