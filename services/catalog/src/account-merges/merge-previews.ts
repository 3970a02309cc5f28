import { Injectable } from '@nestjs/common';
import type { MergedPair, MergePartPreview } from '@porchlight/contracts/internal';
import { DataSource, type EntityManager } from 'typeorm';
import { mergeRules, type MergeRule } from './merge-rules.ts';

type CountedRule = MergeRule & Required<Pick<MergeRule, 'kind'>>;

const leadsSql = `
  select count(*)::int as count from inquiry join listing on listing.id = listing_id where owner_user_id = $1`;
const isCounted = (rule: MergeRule): rule is CountedRule => rule.kind !== undefined;
class Rollback extends Error {}

/** Counts what a merge of two accounts would move, by moving it and rolling back. */
@Injectable()
export class MergePreviews {
  constructor(private readonly source: DataSource) {}

  async of({ survivor, merged }: MergedPair): Promise<MergePartPreview> {
    const counts: MergePartPreview['counts'] = [];
    await this.source
      .transaction(async (manager) => {
        // The rows are locked until the end, so the preview gives up rather than delay their owner.
        await manager.query(`set local lock_timeout = '1s'`);
        for (const rule of mergeRules.filter(isCounted))
          counts.push(await this.#countOf(manager, rule, [merged.personId, survivor.personId]));
        throw new Rollback();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Rollback)) throw error;
      });
    const leads = await this.#leadsOf(merged.personId);
    counts.push({ kind: 'leads', survivor: await this.#leadsOf(survivor.personId), merged: leads, moves: leads });
    return { counts, blockers: [], needsApproval: false };
  }

  async #countOf(
    manager: EntityManager,
    { table, owner, kind, sql }: CountedRule,
    [from, to]: readonly [string, string],
  ): Promise<MergePartPreview['counts'][number]> {
    const countSql = `select count(*)::int as count from ${table} where ${owner} = $1`;
    const [survivor] = await manager.query<[{ count: number }]>(countSql, [to]);
    const [merged] = await manager.query<[{ count: number }]>(countSql, [from]);
    const [moved] = (await manager.query(sql, [from, to, null])) as [object[], number];
    return { kind, survivor: survivor.count, merged: merged.count, moves: moved.length };
  }

  async #leadsOf(personId: string): Promise<number> {
    const [row] = await this.source.query<[{ count: number }]>(leadsSql, [personId]);
    return row.count;
  }
}
