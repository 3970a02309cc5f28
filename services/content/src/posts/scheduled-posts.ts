import { Injectable } from '@nestjs/common';
import { Outbox, RecurringTask } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';

const name = 'publish-scheduled-posts';
const intervalMs = 60_000;
const maxPerRun = 100;

// A concurrent run skips locked posts.
const dueSql = `
  select id from post where state = 'scheduled' and published_at <= now() and deleted_at is null
  order by published_at limit ${maxPerRun} for update skip locked`;
// The version stays: an editor of the post has nothing to merge.
const publishSql = `
  update post set state = case when draft is null then 'published' else 'changed' end where id = any($1)`;

/**
 * Changes the state of scheduled posts whose time has come; their readers see them from that time on.
 * (docs/rules/content.md#content-41-a-scheduled-post-is-public-at-its-time)
 */
@Injectable()
export class ScheduledPosts {
  constructor(private readonly outbox: Outbox) {}

  @RecurringTask(name)
  async run(_: object, manager: EntityManager): Promise<void> {
    const isDone = (await this.publishDue(manager)) < maxPerRun;
    const runAt = new Date(Date.now() + (isDone ? intervalMs : 0));
    await this.outbox.enqueue(manager, name, {}, { key: name, runAt });
  }

  /** Publishes at most 100 posts that are due. Returns their number. */
  async publishDue(manager: EntityManager): Promise<number> {
    const due = await manager.query<{ id: string }[]>(dueSql);
    // Any update of the table renews the content version, which empties the caches of browsers.
    if (due.length > 0) await manager.query(publishSql, [due.map(({ id }) => id)]);
    return due.length;
  }
}
