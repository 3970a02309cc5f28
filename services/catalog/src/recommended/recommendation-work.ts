import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Outbox, Task } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { Recommendations } from './recommendations.ts';
import { Recommender } from './recommender.ts';

const nightly = 'recommend-nightly';
const one = 'recommend';
/** The hour (UTC) that is night in all of the market. */
const hour = 9;
const soonMs = 10 * 60_000;

const renters = `
  select user_id as "userId" from favourite where saved_at > now() - interval '180 days' union select user_id from viewed_listing
  union select user_id from recommendation_removal union select user_id from point_of_interest
  union select user_id from inquiry where user_id is not null and updated_at > now() - interval '180 days'`;

/** When recommendations are made anew: every night, and ten minutes after a renter kept, wrote to or sent away a home. */
@Injectable()
export class RecommendationWork implements OnApplicationBootstrap {
  readonly #dataSource: DataSource;
  readonly #outbox: Outbox;
  readonly #recommender: Recommender;
  readonly #recommendations: Recommendations;
  constructor(dataSource: DataSource, outbox: Outbox, recommender: Recommender, recommendations: Recommendations) {
    this.#dataSource = dataSource; this.#outbox = outbox; this.#recommender = recommender; this.#recommendations = recommendations;
  }

  /** Leaves the next night to the workers, unless it waits there already; one that was laid aside is taken up again. */
  async onApplicationBootstrap(): Promise<void> {
    await this.#dataSource.transaction(async (manager) => {
      await manager.query(`delete from job where name = $1 and state = 'dead'`, [nightly]);
      await this.#outbox.enqueue(manager, nightly, {}, { key: nightly, runAt: nextNight(new Date()) });
    });
  }

  /** A strong signal: one run waits for each renter, however many signals come. */
  soon(userId: string): Promise<void> { return this.#dataSource.transaction((manager) => this.soonAfter(manager, userId)); }

  /** The same, if and only if the caller's transaction comes to be. */
  soonAfter(manager: EntityManager, userId: string): Promise<void> { return this.#later(manager, userId, new Date(Date.now() + soonMs)); }

  @Task(nightly)
  async night(_: object, manager: EntityManager): Promise<void> {
    const now = new Date();
    for (const { userId } of await manager.query<{ userId: string }[]>(renters)) await this.#later(manager, userId, now);
    await this.#outbox.enqueue(manager, nightly, {}, { key: nightly, runAt: nextNight(now) });
  }

  @Task(one)
  async run({ userId }: { readonly userId: string }, manager: EntityManager): Promise<void> {
    await this.#recommendations.write(manager, userId, await this.#recommender.homesFor(userId));
  }

  async #later(manager: EntityManager, userId: string, runAt: Date): Promise<void> {
    await manager.query(`delete from job where name = $1 and key = $2 and state = 'dead'`, [one, userId]);
    await this.#outbox.enqueue(manager, one, { userId }, { key: userId, runAt });
  }
}

function nextNight(now: Date): Date {
  const night = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour));
  return night > now ? night : new Date(night.getTime() + 24 * 3_600_000);
}
