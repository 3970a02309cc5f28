import { Injectable } from '@nestjs/common';
import { errorFields, Log, SqlPool } from '@porchlight/service-kit';
import { PeriodicSweep } from '../periodic-sweep.ts';
import { RowRenewals } from './row-renewals.ts';

// A run that was cancelled may have a charge whose result is not known yet.
const openSql = `
  select id from membership_renewal_run run
  where state = 'running' or exists (
    select from membership_renewal_row where run_id = run.id and membership_renewal_row.state = 'charging')
  order by started_at limit $1`;
const rowsSql = `
  select id from membership_renewal_row where run_id = $1 and state in ('pending', 'charging') order by position`;
const finishSql = `
  update membership_renewal_run run set state = 'done', ended_at = now()
  where id = $1 and state = 'running' and not exists (
    select from membership_renewal_row where run_id = run.id
      and membership_renewal_row.state in ('pending', 'charging'))`;

/** Performs runs of renewals, at once and, after a crash or an outage of the payment provider, with the next sweep. */
@Injectable()
export class RenewalSweep extends PeriodicSweep {
  #started: Promise<void> = Promise.resolve();
  #isStopping = false;

  constructor(
    private readonly pool: SqlPool,
    private readonly rows: RowRenewals,
    log: Log,
  ) {
    super('membership renewal run', log);
  }

  /** Performs a run in the background, after those that were started before. */
  begin(runId: string): void {
    this.#started = this.#started.then(() => this.tryToResolve(runId));
  }

  override async onApplicationShutdown(): Promise<void> {
    this.#isStopping = true;
    await this.#started;
    await super.onApplicationShutdown();
  }

  protected override async listOpen(limit: number): Promise<readonly string[]> {
    const runs = await this.pool.rows<{ id: string }>('renewal_runs_open', openSql, [limit]);
    return runs.map(({ id }) => id);
  }

  /** One company after the other; one that cannot be renewed now holds up no other. */
  protected override async resolve(runId: string): Promise<void> {
    for (const { id } of await this.pool.rows<{ id: string }>('renewal_rows_open', rowsSql, [runId])) {
      if (this.#isStopping) return;
      await this.#renew(id);
    }
    await this.pool.execute('finish_renewal_run', finishSql, [runId]);
  }

  async #renew(rowId: string): Promise<void> {
    try {
      await this.rows.renew(rowId);
    } catch (error) {
      this.log.warn('membership not renewed', { rowId, ...errorFields(error) });
    }
  }
}
