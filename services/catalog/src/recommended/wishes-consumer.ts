import { Injectable } from '@nestjs/common';
import type { RenterWishes } from '@porchlight/contracts/internal';
import { Consumes } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { RecommendationJobs } from './recommendation-jobs.ts';

const upsertSql = `
  insert into renter_wishes as old (user_id, version, budget_min, budget_max, beds, areas)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (user_id) do update
  set version = excluded.version, budget_min = excluded.budget_min, budget_max = excluded.budget_max,
    beds = excluded.beds, areas = excluded.areas
  where old.version < excluded.version returning user_id`;

/** Stores the wishes that accounts reports. */
@Injectable()
export class WishesConsumer {
  constructor(private readonly jobs: RecommendationJobs) {}

  @Consumes('renter.wishes')
  async apply(
    { personId, version, budgetMin, budgetMax, beds, areas }: RenterWishes,
    manager: EntityManager,
  ): Promise<void> {
    const [stored] = await manager.query<object[]>(upsertSql, [
      personId,
      version,
      budgetMin ?? null,
      budgetMax ?? null,
      beds,
      areas,
    ]);
    if (stored) await this.jobs.scheduleInTransaction(manager, personId);
  }
}
