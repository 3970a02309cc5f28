import { Injectable } from '@nestjs/common';
import {
  maxCompanyFeeds,
  type CompanyFeed,
  type CompanyFeeds,
  type FeedName,
  type FeedNames,
  type SupportFeed,
} from '@porchlight/contracts/catalog';
import { notFound, SqlPool } from '@porchlight/service-kit';
import { messages } from '../messages.ts';
import { healthSql, homesSql, isFailingSql, lastRunSql } from './feed-run-sql.ts';

const maxNames = 500;
const namesSql = `select id, name from feed where deleted_at is null order by name, id limit ${maxNames}`;
const countsSql = `
  select count(*) filter (where ${isFailingSql})::int as failing,
    (select count(*)::int from feed_run where state = 'held') as held
  from feed where deleted_at is null`;
const feedSql = `
  select feed.id, feed.name, feed.company_id as "companyId", company.name as "companyName", feed.format, feed.address,
    feed.schedule, feed.mode, feed.is_active as "isActive", ${healthSql} as health,
    case when feed.is_active then feed.next_run_at end as "nextRunAt", ${homesSql} as homes
  from feed join company on company.public_id = feed.company_id ${lastRunSql}
  where feed.id = $1 and feed.deleted_at is null`;
const companySql = `
  select feed.id, feed.name, feed.is_active as "isActive", ${healthSql} as health, ${homesSql} as homes
  from feed ${lastRunSql} where feed.company_id = $1 and feed.deleted_at is null
  order by feed.name, feed.id limit ${maxCompanyFeeds}`;

type Stored = Omit<SupportFeed, 'host' | 'nextRunAt'> & { readonly address: string; readonly nextRunAt: Date | null };

/** Feeds as support sees them. */
@Injectable()
export class SupportFeeds {
  constructor(private readonly pool: SqlPool) {}

  async names(): Promise<FeedNames> {
    const [feeds, counts] = await Promise.all([
      this.pool.rows<FeedName>('feed_names', namesSql, []),
      this.pool.row<{ failing: number; held: number }>('feed_counts', countsSql, []),
    ]);
    return { feeds: [...feeds], failing: counts?.failing ?? 0, held: counts?.held ?? 0 };
  }

  async ofCompany(companyId: string): Promise<CompanyFeeds> {
    return { feeds: await this.pool.rows<CompanyFeed>('company_feeds', companySql, [companyId]) };
  }

  /** Throws 404 for an unknown or removed feed. */
  async get(id: string): Promise<SupportFeed> {
    const stored = await this.pool.row<Stored>('support_feed', feedSql, [id]);
    if (!stored) throw notFound(messages.feedNotFound);
    // An address may have a key of the partner in its path or query.
    const { address, nextRunAt, ...feed } = stored;
    return {
      ...feed,
      host: new URL(address).host,
      ...(nextRunAt === null ? {} : { nextRunAt: nextRunAt.toISOString() }),
    };
  }
}
