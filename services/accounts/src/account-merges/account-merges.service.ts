import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { mergeUndoDays, type AccountMerge, type MergePreview, type MergeStart } from '@porchlight/contracts/accounts';
import { changedRow, constraintOf, notFound, Outbox, Problem, requireUser, type Author } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { MergeAudit } from './merge-audit.ts';
import { readMerges, sidesSql } from './merge-records.ts';
import { MergePreviews } from './merge-previews.ts';
import { mergeTask } from './merge-runner.ts';
import { messages } from './messages.ts';

const insertSql = `
  insert into account_merge (survivor_id, merged_id, actor_id, key, reason, preview_hash) values ($1, $2, $3, $4, $5, $6)
  on conflict on constraint account_merge_key do nothing returning id`;
const knownSql = `
  select id from account_merge where actor_id = $1 and key = $2 and preview_hash = $3 and reason = $4`;
const stepsSql = `
  insert into account_merge_step (merge_id, position, name)
  select $1, $3 + row_number() over (order by n), name from unnest($2::text[]) with ordinality as step (name, n)`;
const mergeSteps = ['approve', 'freeze', 'move-credits', 'move-records', 'close', 'settle'];
const undoSteps = ['return-records', 'return-listings', 'reopen'];
// What arrived late has moved by then, or is not moved any more.
const undoSql = `
  update account_merge set state = 'undoing' where id = $1 and state = 'done'
    and done_at > now() - $2 * interval '1 day'
    and exists (select from person where id = merged_id and merged_into_id = survivor_id)
    and exists (select from person where id = survivor_id and state = 'active')
  returning survivor_id as "survivorId", merged_id as "mergedId"`;

/** Starts merges of accounts, reports their progress, and undoes them. */
@Injectable()
export class AccountMergesService {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly previews: MergePreviews,
    private readonly outbox: Outbox,
    private readonly audit: MergeAudit,
  ) {}

  /** Names and numbers of both accounts are disclosed, which is audited. */
  async preview(
    request: { readonly survivor: string; readonly merged: string },
    author: Author,
  ): Promise<MergePreview> {
    const preview = await this.previews.of(request);
    const sides = { survivorId: preview.survivor.id, mergedId: preview.merged.id };
    await this.audit.record(this.source.manager, 'account-merge.previewed', { sides, author });
    return preview;
  }

  /**
   * Starts a merge; a repeated request with the same key returns the first one. Throws 409 when the accounts cannot be
   * merged, when the preview is no longer true, and when one of them takes part in another merge.
   */
  async start(body: MergeStart, author: Author): Promise<AccountMerge> {
    const actorId = requireUser(author.caller);
    const known = await this.#known(this.source.manager, body, actorId);
    if (known !== undefined) return this.get(known);
    const preview = await this.previews.of(body);
    if (preview.blockers.length > 0) throw new Problem(409, 'merge-blocked', messages.blocked);
    // @mutation preview-hash
    if (preview.hash !== body.previewHash) throw new Problem(409, 'preview-changed', messages.previewChanged);
    const id = await this.#insert(body, preview, author).catch((error: unknown) => {
      throw constraintOf(error) === 'account_merge_side_pkey' ? alreadyMerging() : error;
    });
    return this.get(id);
  }

  async get(id: string): Promise<AccountMerge> {
    const [merge] = await readMerges(this.source.manager, { id });
    if (!merge) throw notFound();
    return merge;
  }

  list(userId: string): Promise<AccountMerge[]> {
    return readMerges(this.source.manager, { userId });
  }

  /** Begins to undo a merge. Throws 404 for an unknown one, and 409 when it cannot be undone. */
  async undo(id: string, author: Author): Promise<void> {
    await this.get(id);
    try {
      await this.source.transaction(async (manager) => {
        // Before the merge, in the order of the job: what it waits for would wait for it.
        await manager.query('delete from job where key = $1 and target = $2', [id, `task:${mergeTask}`]);
        const sides = await changedRow<{ survivorId: string; mergedId: string }>(manager, undoSql, [id, mergeUndoDays]);
        if (!sides) throw new Problem(409, 'not-undoable', messages.notUndoable);
        await manager.query(`delete from account_merge_step where merge_id = $1 and state <> 'done'`, [id]);
        await manager.query(sidesSql, [id, sides.survivorId, sides.mergedId]);
        await this.#queue(manager, id, { steps: undoSteps, after: mergeSteps.length });
        await this.audit.record(manager, 'account-merge.undo-started', { sides, author });
      });
    } catch (error) {
      throw constraintOf(error) === 'account_merge_side_pkey' ? alreadyMerging() : error;
    }
  }

  async #known(manager: EntityManager, body: MergeStart, actorId: string): Promise<string | undefined> {
    const values = [actorId, body.key, body.previewHash, body.reason];
    const [known] = await manager.query<{ id: string }[]>(knownSql, values);
    return known?.id;
  }

  async #insert(body: MergeStart, { survivor, merged }: MergePreview, author: Author): Promise<string> {
    const actorId = requireUser(author.caller);
    return this.source.transaction(async (manager) => {
      const values = [survivor.id, merged.id, actorId, body.key, body.reason, body.previewHash];
      const [inserted] = await manager.query<{ id: string }[]>(insertSql, values);
      if (!inserted) {
        const known = await this.#known(manager, body, actorId);
        if (known === undefined) throw new Problem(422, 'key-taken', messages.keyTaken);
        return known;
      }
      await manager.query(sidesSql, [inserted.id, survivor.id, merged.id]);
      await this.#queue(manager, inserted.id, { steps: mergeSteps, after: 0 });
      const sides = { survivorId: survivor.id, mergedId: merged.id };
      await this.audit.record(manager, 'account-merge.started', { sides, author, reason: body.reason });
      return inserted.id;
    });
  }

  async #queue(
    manager: EntityManager,
    mergeId: string,
    { steps, after }: { readonly steps: readonly string[]; readonly after: number },
  ): Promise<void> {
    await manager.query(stepsSql, [mergeId, steps, after]);
    await this.outbox.enqueue(manager, mergeTask, { mergeId }, { key: mergeId });
  }
}

const alreadyMerging = () => new Problem(409, 'already-merging', messages.alreadyMerging);
