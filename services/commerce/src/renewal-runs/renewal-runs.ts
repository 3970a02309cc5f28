import { Injectable } from '@nestjs/common';
import type { RenewalRunStarted, RetryRenewalRun, StartRenewalRun } from '@porchlight/contracts/commerce';
import {
  changedCount,
  notFound,
  Outbox,
  Problem,
  reportChange,
  requireUser,
  type Author,
} from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { Idempotency } from '../idempotency/idempotency.ts';
import { messages } from './messages.ts';
import { isListedDaySql } from './renewal-window.ts';

const resource = 'membership-renewal-runs';
const insertRunSql = `
  insert into membership_renewal_run (months, basis, invoice_number, note, started_by)
  values ($1, $2, $3, $4, $5) returning id`;
const insertRowsSql = `
  insert into membership_renewal_row (run_id, position, company_id, old_expiry, price_cents, currency)
  select $1, place, ("row" ->> 'companyId')::uuid, ("row" ->> 'oldExpiry')::date, ("row" ->> 'priceCents')::int,
    "row" ->> 'currency'
  from jsonb_array_elements($2) with ordinality as given ("row", place)
  where ${isListedDaySql(`("row" ->> 'oldExpiry')::date`)} returning id`;
const retryRunSql = `
  insert into membership_renewal_run (months, basis, invoice_number, note, started_by, retry_of)
  select months, basis, invoice_number, note, $2, id from membership_renewal_run where id = $1 returning id`;
const retryRowsSql = `
  insert into membership_renewal_row (run_id, position, company_id, old_expiry, price_cents, currency)
  select $2, position, company_id, old_expiry, price_cents, currency
  from membership_renewal_row where run_id = $1 and state = 'failed' and ${isListedDaySql('old_expiry')} returning id`;
const cancelSql = `
  update membership_renewal_run set state = 'cancelled', ended_at = now() where id = $1 and state = 'running'`;
const skipSql = `
  update membership_renewal_row set state = 'skipped', reason = 'cancelled' where run_id = $1 and state = 'pending'`;
const knownSql = 'select from membership_renewal_run where id = $1';

/** Starts, repeats and cancels runs of renewals; `RenewalSweep` performs them. */
@Injectable()
export class RenewalRuns {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
  ) {}

  /** Throws 409 `not-due` for a membership that ends on a day outside the list. */
  start(body: StartRenewalRun, author: Author): Promise<RenewalRunStarted> {
    const personId = requireUser(author.caller);
    const { months, basis, note, rows, invoiceNumber } = body;
    const number = basis === 'invoice' ? invoiceNumber : null;
    const request = { personId, route: 'POST /support/membership-renewals/runs', body };
    return this.idempotency.once(request, async (manager) => {
      const [{ id }] = await manager.query<[{ id: string }]>(insertRunSql, [months, basis, number, note, personId]);
      const inserted = await manager.query<unknown[]>(insertRowsSql, [id, JSON.stringify(rows)]);
      if (inserted.length < rows.length) throw new Problem(409, 'not-due', messages.notDue);
      await this.#report(manager, id, body, author);
      return { id };
    });
  }

  /**
   * Renews the failed companies of a run that are still in the list, on the same terms. Throws 404 for an unknown run,
   * 409 `nothing-failed` without any.
   */
  retry(runId: string, body: RetryRenewalRun, author: Author): Promise<RenewalRunStarted> {
    const personId = requireUser(author.caller);
    const request = { personId, route: `POST /support/membership-renewals/runs/${runId}/retry`, body };
    return this.idempotency.once(request, async (manager) => {
      const [run] = await manager.query<{ id: string }[]>(retryRunSql, [runId, personId]);
      if (!run) throw notFound(messages.runNotFound);
      const rows = await manager.query<unknown[]>(retryRowsSql, [runId, run.id]);
      if (rows.length === 0) throw new Problem(409, 'nothing-failed', messages.nothingFailed);
      await this.#report(manager, run.id, { retryOf: runId }, author);
      return run;
    });
  }

  /** Skips what the run has not renewed yet; a charge that was sent is completed. Throws 404 for an unknown run. */
  async cancel(id: string, author: Author): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const known = await manager.query<unknown[]>(knownSql, [id]);
      if (known.length === 0) throw notFound(messages.runNotFound);
      if ((await changedCount(manager, cancelSql, [id])) === 0) return;
      await changedCount(manager, skipSql, [id]);
      const change = { resource, recordId: id, action: 'modified' as const, after: { state: 'cancelled' } };
      await reportChange({ manager, outbox: this.outbox }, change, author);
    });
  }

  #report(manager: EntityManager, recordId: string, after: object, author: Author): Promise<void> {
    const change = { resource, recordId, action: 'created' as const, after };
    return reportChange({ manager, outbox: this.outbox }, change, author);
  }
}
