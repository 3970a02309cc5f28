import { Injectable } from '@nestjs/common';
import { nextDailyRun, Outbox, RecurringTask, Task } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { Recommendations } from './recommendations.ts';
import { Recommender } from './recommender.ts';
import { rentersSql } from './renter-queries.ts';

const nightly = 'recommend-nightly';
const perRenter = 'recommend';
/** Hour (UTC) that is night in all time zones of the market. */
const nightHour = 9;
const delayMs = 10 * 60_000;

/**
 * Schedules recommendation runs: every night, and ten minutes after a renter favourited, inquired about or removed a
 * listing.
 */
@Injectable()
export class RecommendationJobs {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly recommender: Recommender,
    private readonly recommendations: Recommendations,
  ) {}

  /** Schedules a run for a renter; at most one is queued for each renter, however many signals arrive. */
  schedule(userId: string): Promise<void> {
    return this.dataSource.transaction((manager) => this.scheduleInTransaction(manager, userId));
  }

  /** Schedules a run that takes effect only if the caller's transaction commits. */
  scheduleInTransaction(manager: EntityManager, userId: string): Promise<void> {
    return this.#enqueue(manager, userId, new Date(Date.now() + delayMs));
  }

  @RecurringTask(nightly, () => nextDailyRun(nightHour, new Date()))
  async night(_: object, manager: EntityManager): Promise<void> {
    const now = new Date();
    for (const { userId } of await manager.query<{ userId: string }[]>(rentersSql))
      await this.#enqueue(manager, userId, now);
    await this.outbox.enqueue(manager, nightly, {}, { key: nightly, runAt: nextDailyRun(nightHour, now) });
  }

  @Task(perRenter)
  async run({ userId }: { readonly userId: string }, manager: EntityManager): Promise<void> {
    await this.recommendations.write(manager, userId, await this.recommender.rankFor(userId));
  }

  #enqueue(manager: EntityManager, userId: string, runAt: Date): Promise<void> {
    return this.outbox.resume(manager, perRenter, { userId }, { key: userId, runAt });
  }
}
