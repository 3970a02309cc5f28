import { Injectable } from '@nestjs/common';
import { apiUseDays, type ApiUse } from '@porchlight/contracts/accounts';
import { SqlPool } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';

/** Calls with one API key since the last report of a gateway. */
interface KeyUse {
  readonly keyId: string;
  readonly calls: number;
  readonly refused: number;
  readonly failed: number;
}

const daysSql = `
  select to_char(day, 'YYYY-MM-DD') as day, coalesce(sum(calls), 0)::int as calls,
    coalesce(sum(refused), 0)::int as refused, coalesce(sum(failed), 0)::int as failed
  from generate_series((now() at time zone 'utc')::date - ${apiUseDays - 1}, (now() at time zone 'utc')::date, '1 day') as day
    left join api_key_use on used_on = day::date and ($1::uuid is null or key_id = $1)
  group by day order by day`;
// A key that was deleted meanwhile is left out.
const addSql = `
  insert into api_key_use (key_id, used_on, calls, refused, failed)
  select key_id, (now() at time zone 'utc')::date, calls, refused, failed
  from jsonb_to_recordset($1) as used (key_id uuid, calls int, refused int, failed int)
    join api_key on api_key.id = key_id order by key_id
  on conflict (key_id, used_on) do update set calls = api_key_use.calls + excluded.calls,
    refused = api_key_use.refused + excluded.refused, failed = api_key_use.failed + excluded.failed`;
const lastUseSql = `update api_key set last_used_at = now()
  where id = any($1) and (last_used_at is null or last_used_at < now() - interval '1 minute')`;

/** Use of the API keys, by day. */
@Injectable()
export class ApiUseService {
  constructor(private readonly pool: SqlPool) {}

  /** Returns the last days, oldest first, of one key or of all. */
  lastDays(keyId?: string): Promise<ApiUse['days']> {
    return this.pool.rows('api_use_days', daysSql, [keyId ?? null]);
  }

  async add(manager: EntityManager, uses: readonly KeyUse[]): Promise<void> {
    if (uses.length === 0) return;
    await manager.query(addSql, [JSON.stringify(uses.map(({ keyId, ...counts }) => ({ key_id: keyId, ...counts })))]);
    await manager.query(lastUseSql, [uses.map(({ keyId }) => keyId).sort()]);
  }
}
