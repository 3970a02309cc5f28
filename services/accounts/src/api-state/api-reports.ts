import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ApiReport } from '@porchlight/contracts/internal';
import type { DataSource } from 'typeorm';
import { ApiUseService } from '../api-keys/api-use.service.ts';

const failuresSql = `
  insert into api_call_failure (call, hour, failures, last_status, last_at)
  select call, date_trunc('hour', now()), failures, last_status, now()
  from jsonb_to_recordset($1) as failed (call text, failures int, last_status int) order by call
  on conflict (call, hour) do update set failures = api_call_failure.failures + excluded.failures,
    last_status = excluded.last_status, last_at = excluded.last_at`;
const servicesSql = `
  insert into service_reachability (service, is_reachable, since, checked_at)
  select service, is_reachable, now(), now()
  from jsonb_to_recordset($1) as seen (service text, is_reachable boolean) order by service
  on conflict (service) do update set is_reachable = excluded.is_reachable, checked_at = excluded.checked_at,
    since = case when service_reachability.is_reachable = excluded.is_reachable then service_reachability.since
      else excluded.since end`;

/** Stores what gateways count and see. */
@Injectable()
export class ApiReports {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly use: ApiUseService,
  ) {}

  async add({ uses, failures, services }: ApiReport): Promise<void> {
    await this.source.transaction(async (manager) => {
      await this.use.add(manager, uses);
      const failed = failures.map(({ call, failures: count, lastStatus }) => ({
        call,
        failures: count,
        last_status: lastStatus,
      }));
      await manager.query(failuresSql, [JSON.stringify(failed)]);
      const seen = services.map(({ service, isReachable }) => ({ service, is_reachable: isReachable }));
      await manager.query(servicesSql, [JSON.stringify(seen)]);
    });
  }
}
