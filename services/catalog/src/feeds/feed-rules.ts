import { Injectable } from '@nestjs/common';
import { Problem, type ResourceRules } from '@porchlight/service-kit';
import type { MessageReference } from '@porchlight/messages';
import type { EntityManager } from 'typeorm';
import type { Feed } from './feed.entity.ts';
import { messages } from './messages.ts';
import { intervalSql } from './runs/feed-schedule-sql.ts';
import { healthSql, homesSql, lastRunSql, type FeedFacts } from './runs/feed-run-sql.ts';

const companySql = `
  select 1 from company join landlord on landlord.company_id = company.id where company.public_id = $1 limit 1`;
const citySql = 'select 1 from city where id::text = $1 and deleted_at is null and merged_into_id is null';
// A feed that is turned on runs at once; a new address or format is read as a whole.
const timingSql = `
  update feed set etag = null, last_modified = null, failures = 0,
    next_run_at = case when not is_active then null when $2 then now() else least(next_run_at, now() + ${intervalSql}) end
  where id = $1`;
const factsSql = `
  select feed.id, company.name as "companyName", ${healthSql} as health, last.ended_at as "lastRunAt",
    case when feed.is_active then feed.next_run_at end as "nextRunAt", ${homesSql} as homes
  from feed join company on company.public_id = feed.company_id ${lastRunSql} where feed.id = any($1::uuid[])`;

const refused = (field: string, message: MessageReference) =>
  new Problem(422, 'input-refused', message, { errors: { [field]: [message] } });

/** Requires a company with a landlord and a city of this site, and plans the next run. */
@Injectable()
export class FeedRules implements ResourceRules<Feed> {
  async beforeSave(feed: Feed, manager: EntityManager): Promise<void> {
    const companies = await manager.query<object[]>(companySql, [feed.company]);
    if (companies.length === 0) throw refused('company', messages.companyUnknown);
    if (feed.city === null || feed.city === undefined) return;
    const cities = await manager.query<object[]>(citySql, [feed.city]);
    if (cities.length === 0) throw refused('city', messages.cityUnknown);
  }

  async saveRelated({ id, isActive }: Feed, manager: EntityManager, before: Feed | undefined): Promise<void> {
    await manager.query(timingSql, [id, isActive && !before?.isActive]);
  }

  async present(feeds: readonly Feed[], manager: EntityManager): Promise<object[]> {
    const rows = await manager.query<FeedFacts[]>(factsSql, [feeds.map(({ id }) => id)]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return feeds.map(({ id }) => {
      const { lastRunAt = null, nextRunAt = null, ...facts } = byId.get(id) ?? {};
      return {
        ...facts,
        ...(lastRunAt === null ? {} : { lastRunAt: lastRunAt.toISOString() }),
        ...(nextRunAt === null ? {} : { nextRunAt: nextRunAt.toISOString() }),
      };
    });
  }
}
