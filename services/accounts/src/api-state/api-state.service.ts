import { createRequire } from 'node:module';
import { Injectable } from '@nestjs/common';
import { maxListedFailures, type ApiState } from '@porchlight/contracts/accounts';
import { SqlPool } from '@porchlight/service-kit';

const { version } = createRequire(import.meta.url)('../../package.json') as { version: string };

const servicesSql = `
  select service, is_reachable as "isReachable", since, checked_at as "checkedAt" from service_reachability
  order by service`;
const failuresSql = `
  select call, sum(failures)::int as failures, (array_agg(last_status order by last_at desc))[1] as "lastStatus",
    max(last_at) as "lastAt"
  from api_call_failure where hour > now() - interval '24 hours'
  group by call order by max(last_at) desc, call limit ${maxListedFailures}`;
const mailSql = `
  select (select count(*)::int from (select from mail where state in ('queued', 'sending') limit 1000) as m) as waiting,
    (select made_at from mail where state in ('queued', 'sending') order by next_at limit 1) as "oldestAt",
    (select count(*)::int from (
      select from mail where state = 'failed' and settled_at > now() - interval '24 hours' limit 1000) as m) as failed`;

interface MailRow {
  readonly waiting: number;
  readonly oldestAt: Date | null;
  readonly failed: number;
}
type Dated<T, K extends keyof T> = Omit<T, K> & Readonly<Record<K, Date>>;

/** State of the services as the gateways reported it, of failing calls, and of mail. */
@Injectable()
export class ApiStateService {
  constructor(private readonly pool: SqlPool) {}

  async get(): Promise<ApiState> {
    const [services, failures, mail] = await Promise.all([
      this.pool.rows<Dated<ApiState['services'][number], 'since' | 'checkedAt'>>('service_states', servicesSql),
      this.pool.rows<Dated<ApiState['failures'][number], 'lastAt'>>('call_failures', failuresSql),
      this.pool.row<MailRow>('mail_queue', mailSql),
    ]);
    return {
      version,
      services: services.map(({ since, checkedAt, ...service }) => ({
        ...service,
        since: since.toISOString(),
        checkedAt: checkedAt.toISOString(),
      })),
      failures: failures.map(({ lastAt, ...failure }) => ({ ...failure, lastAt: lastAt.toISOString() })),
      mail: {
        waiting: mail?.waiting ?? 0,
        failed: mail?.failed ?? 0,
        ...(mail?.oldestAt ? { oldestAt: mail.oldestAt.toISOString() } : {}),
      },
    };
  }
}
