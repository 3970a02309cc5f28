import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { nextNight, Outbox, Task } from '@porchlight/service-kit';
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
    this.#dataSource = dataSource;
    this.#outbox = outbox;
    this.#recommender = recommender;
    this.#recommendations = recommendations;
  }

  /** Leaves the next night to the workers, unless it waits there already; one that was laid aside is taken up again. */
  async onApplicationBootstrap(): Promise<void> {
    await this.#dataSource.transaction((manager) =>
      this.#outbox.resume(manager, nightly, {}, { key: nightly, runAt: nextNight(hour, new Date()) }),
    );
  }

  /** A strong signal: one run waits for each renter, however many signals come. */
  soon(userId: string): Promise<void> {
    return this.#dataSource.transaction((manager) => this.soonAfter(manager, userId));
  }

  /** The same, if and only if the caller's transaction comes to be. */
  soonAfter(manager: EntityManager, userId: string): Promise<void> {
    return this.#later(manager, userId, new Date(Date.now() + soonMs));
  }

  @Task(nightly)
  async night(_: object, manager: EntityManager): Promise<void> {
    const now = new Date();
    for (const { userId } of await manager.query<{ userId: string }[]>(renters))
      await this.#later(manager, userId, now);
    await this.#outbox.enqueue(manager, nightly, {}, { key: nightly, runAt: nextNight(hour, now) });
  }

  @Task(one)
  async run({ userId }: { readonly userId: string }, manager: EntityManager): Promise<void> {
    await this.#recommendations.write(manager, userId, await this.#recommender.homesFor(userId));
  }

  #later(manager: EntityManager, userId: string, runAt: Date): Promise<void> {
    return this.#outbox.resume(manager, one, { userId }, { key: userId, runAt });
  }
}
