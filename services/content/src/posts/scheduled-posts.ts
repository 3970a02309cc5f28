import { Injectable } from '@nestjs/common';
import { changedCount, Outbox, RecurringTask } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';

const name = 'publish-scheduled-posts';
const intervalMs = 60_000;
const maxPerRun = 100;

// A concurrent run skips locked posts. The version stays: an editor of the post has nothing to merge.
const publishSql = `
  update post set state = 'published' where id in (
    select id from post where state = 'scheduled' and published_at <= now() and deleted_at is null
    order by published_at limit ${maxPerRun} for update skip locked)`;

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
  publishDue(manager: EntityManager): Promise<number> {
    return changedCount(manager, publishSql);
  }
}
