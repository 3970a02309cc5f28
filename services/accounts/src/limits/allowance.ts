import { Injectable } from '@nestjs/common';
import { SqlPool } from '@porchlight/service-kit';

// Counted in one statement: of many at once no more than the limit find room.
const takeSql = `
  insert into login_attempt as old (key, tries) values ($1, 1) on conflict (key) do update set
    tries = case when old.since < now() - interval '1 hour' then 1 else old.tries + 1 end,
    since = case when old.since < now() - interval '1 hour' then now() else old.since end,
    last_at = now()
  where old.tries < $2 or old.since < now() - interval '1 hour'
  returning tries`;
const leftSql = `select greatest(1, ceil(extract(epoch from since + interval '1 hour' - now())))::int as seconds from login_attempt where key = $1`;

/** So many in an hour, counted for all copies of the service. */
@Injectable()
export class Allowance {
  constructor(private readonly pool: SqlPool) {}

  /** Whether none is left now; takes none. */
  async isSpent(key: string, most: number): Promise<boolean> {
    return (
      (await this.pool.row(
        'allowance_spent',
        `select 1 as one from login_attempt where key = $1 and tries >= $2 and since > now() - interval '1 hour'`,
        [key, most],
      )) !== undefined
    );
  }

  /** Takes one. Gives the seconds to wait when none is left, undefined when it may be. */
  async take(key: string, most: number): Promise<number | undefined> {
    if (await this.pool.row('take_allowance', takeSql, [key, most])) return undefined;
    return (await this.pool.row<{ seconds: number }>('allowance_left', leftSql, [key]))?.seconds ?? 1;
  }
}
