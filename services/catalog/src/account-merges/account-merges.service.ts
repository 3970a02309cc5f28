import { Injectable } from '@nestjs/common';
import type { Done } from '@porchlight/contracts';
import type { MergePart, MergePartResult } from '@porchlight/contracts/internal';
import { changedRows } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { CompanyListings } from '../companies/company-listings.ts';
import { RecommendationJobs } from '../recommended/recommendation-jobs.ts';
import { mergeRules, type MergeRule } from './merge-rules.ts';

/** Keys of the moved rows by table and column. */
type Moved = Record<string, string[]>;
interface Owners {
  readonly from: string;
  readonly to: string;
}

// The locks of inquiries (`InquiryThreads.lock`), in their order: one that is being sent is stored before the move, or
// finds the survivor.
const lockWritersSql = `select pg_advisory_xact_lock(hashtextextended('inquiry ' || address, 0)) from (
  select address from known_address where person_id = any($1::uuid[]) order by address) as writer`;
const insertSql = `insert into account_merge (id) values ($1) on conflict (id) do nothing`;
const lockSql = `
  select moved, returned_at is not null as "isReturned" from account_merge where id = $1 for update`;
const companySql = 'select company_id as id from landlord where person_id = $1';
const nameOf = ({ table, owner, key }: MergeRule) => `${table}.${owner}.${key}`;

/** Moves the records of an account to another one, and back. */
@Injectable()
export class AccountMergesService {
  constructor(
    private readonly source: DataSource,
    private readonly companyListings: CompanyListings,
    private readonly recommendations: RecommendationJobs,
  ) {}

  /** Moves what the merged account has. Performed again, it moves what arrived since. */
  async move({ mergeId, survivor, merged }: MergePart): Promise<MergePartResult> {
    await this.source.transaction(async (manager) => {
      await manager.query(insertSql, [mergeId]);
      const [stored] = await manager.query<[{ moved: Moved; isReturned: boolean }]>(lockSql, [mergeId]);
      if (stored.isReturned) return;
      const moved = await this.#moveRows(manager, { from: merged.personId, to: survivor.personId });
      const all = Object.fromEntries(
        mergeRules.map(nameOf).map((name) => [name, [...(stored.moved[name] ?? []), ...(moved[name] ?? [])]]),
      );
      await manager.query('update account_merge set moved = $2 where id = $1', [mergeId, JSON.stringify(all)]);
    });
    return { state: 'done' };
  }

  /** Returns what was moved and still belongs to the survivor. */
  async return({ mergeId, survivor, merged }: MergePart): Promise<Done> {
    await this.source.transaction(async (manager) => {
      await manager.query(insertSql, [mergeId]);
      const [{ moved, isReturned }] = await manager.query<[{ moved: Moved; isReturned: boolean }]>(lockSql, [mergeId]);
      if (isReturned) return;
      await this.#moveRows(manager, { from: survivor.personId, to: merged.personId }, moved);
      await manager.query('update account_merge set returned_at = now() where id = $1', [mergeId]);
    });
    return {};
  }

  async #moveRows(manager: EntityManager, { from, to }: Owners, only?: Moved): Promise<Moved> {
    await manager.query(lockWritersSql, [[from, to]]);
    const moved: Moved = {};
    for (const rule of mergeRules) {
      const keys = only ? (only[nameOf(rule)] ?? []) : null;
      const rows = await changedRows<{ key: string }>(manager, rule.sql, [from, to, keys]);
      moved[nameOf(rule)] = [...(moved[nameOf(rule)] ?? []), ...rows.map(({ key }) => key)];
    }
    await this.recommendations.scheduleInTransaction(manager, to);
    if ((moved['listing.owner_user_id.public_id'] ?? []).length > 0) await this.#refresh(manager, to);
    return moved;
  }

  /** Cards and searches name the company of a listing. */
  async #refresh(manager: EntityManager, landlordId: string): Promise<void> {
    const [company] = await manager.query<{ id: number }[]>(companySql, [landlordId]);
    if (company) await this.companyListings.scheduleRefresh(manager, company.id);
  }
}
