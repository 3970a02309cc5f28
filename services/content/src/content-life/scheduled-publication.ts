import { Injectable } from '@nestjs/common';
import { Outbox, RecurringTask } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';

const name = 'publish-scheduled-content';
const intervalMs = 60_000;
const maxPerRun = 100;
const tables = ['post', 'page'] as const;

// A concurrent run skips locked records.
const dueSql = (table: string) => `
  select id from ${table} where state = 'scheduled' and published_at <= now() and deleted_at is null
  order by published_at limit ${maxPerRun} for update skip locked`;
// The version stays: an editor of the record has nothing to merge.
const publishSql = (table: string) => `
  update ${table} set state = case when draft is null then 'published' else 'changed' end where id = any($1)`;

/**
 * Changes the state of scheduled posts and pages whose time has come; visitors see them from that time on.
 * (docs/rules/content.md#content-41-a-scheduled-post-is-public-at-its-time)
 */
@Injectable()
export class ScheduledPublication {
  constructor(private readonly outbox: Outbox) {}

  @RecurringTask(name)
  async run(_: object, manager: EntityManager): Promise<void> {
    const isDone = (await this.publishDue(manager)) < maxPerRun;
    const runAt = new Date(Date.now() + (isDone ? intervalMs : 0));
    await this.outbox.enqueue(manager, name, {}, { key: name, runAt });
  }

  /** Publishes at most 100 posts and 100 pages that are due. Returns their number. */
  async publishDue(manager: EntityManager): Promise<number> {
    let count = 0;
    for (const table of tables) {
      const due = await manager.query<{ id: string }[]>(dueSql(table));
      if (due.length > 0) await manager.query(publishSql(table), [due.map(({ id }) => id)]);
      count += due.length;
    }
    return count;
  }
}
