import { Injectable } from '@nestjs/common';
import type { Currency } from '@porchlight/contracts';
import type { RenewalBasis, RenewalReason } from '@porchlight/contracts/commerce';
import { Outbox } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { Approvals } from '../approvals/approvals.ts';
import { releaseClaim, takeClaim } from '../membership-renewals/renewal-claims.ts';
import { RenewalCharges } from '../membership-renewals/renewal-charges.ts';
import { grantRenewal } from './granted-renewal.ts';
import { buyerSql } from './renewal-window.ts';

/** A company of a run whose renewal is open. */
interface OpenRow {
  readonly id: string;
  readonly runId: string;
  readonly state: 'pending' | 'charging';
  readonly companyId: string;
  readonly oldExpiry: string;
  readonly priceCents: number | null;
  readonly currency: Currency | null;
  readonly months: number;
  readonly basis: RenewalBasis;
  readonly invoiceNumber: string | null;
  readonly note: string;
  readonly startedBy: string;
  readonly planId: string | null;
  /** Landlord who buys it; null for a company without a verified one. */
  readonly personId: string | null;
}

// A cancelled run has no pending rows; it completes the charge that was sent.
const lockSql = `
  select one.id, run_id as "runId", one.state, one.company_id as "companyId", old_expiry::text as "oldExpiry",
    price_cents as "priceCents", currency, months, basis, invoice_number as "invoiceNumber", note,
    started_by as "startedBy", buyer.person_id as "personId",
    (select plan_id from membership_period where membership_period.company_id = one.company_id
      order by valid desc limit 1) as "planId"
  from membership_renewal_row one join membership_renewal_run run on run.id = run_id
  left join lateral (${buyerSql('one.company_id')}) buyer on true
  where one.id = $1 and one.state in ('pending', 'charging') for update of one`;
const endSql = `
  update membership_renewal_row set state = $2, reason = $3 where id = $1 and state in ('pending', 'charging')`;
const moveSql = `update membership_renewal_row set state = $2 where id = $1 and state = 'pending'`;
const paidSql = `
  update membership_renewal_row set state = 'renewed', order_id = purchase_order.id, new_expiry = upper(valid) - 1,
    amount_cents = total_cents, currency = purchase_order.currency
  from purchase_order join membership_period on membership_period.order_id = purchase_order.id
  where membership_renewal_row.id = $1 and membership_renewal_row.state = 'charging' and purchase_order.id = $2`;

const claimOf = ({ id, companyId, oldExpiry }: Pick<OpenRow, 'id' | 'companyId' | 'oldExpiry'>) => ({
  companyId,
  oldExpiry,
  holder: id,
});

/** Renews the membership of one company of a run, in one transaction; a card is charged between two of them. */
@Injectable()
export class RowRenewals {
  constructor(
    private readonly dataSource: DataSource,
    private readonly approvals: Approvals,
    private readonly charges: RenewalCharges,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Any number of times and in several processes with the same effect. Throws when the payment provider does not
   * respond: the row stays `charging`, and the next call repeats the charge with its key.
   */
  async renew(rowId: string): Promise<void> {
    const charged = await this.dataSource.transaction((manager) => this.#begin(manager, rowId));
    if (charged) await this.#charge(charged);
  }

  /** Returns the row if its card is to be charged. */
  async #begin(manager: EntityManager, rowId: string): Promise<OpenRow | undefined> {
    const [row] = await manager.query<OpenRow[]>(lockSql, [rowId]);
    if (!row || row.state === 'charging') return row;
    const claim = await takeClaim(manager, claimOf(row));
    if (claim !== 'taken') {
      await manager.query(endSql, [row.id, 'skipped', claim]);
      return undefined;
    }
    if (row.basis === 'card') return this.#beginCharge(manager, row);
    await (row.basis === 'invoice' ? this.#grant(manager, row) : this.#request(manager, row));
    return undefined;
  }

  async #beginCharge(manager: EntityManager, row: OpenRow): Promise<OpenRow | undefined> {
    if (row.personId === null) {
      await this.#fail(manager, row, 'no-landlord');
      return undefined;
    }
    await manager.query(moveSql, [row.id, 'charging']);
    return row;
  }

  async #grant(manager: EntityManager, row: OpenRow): Promise<void> {
    const { id, companyId, months, invoiceNumber, note } = row;
    const grantReason = `Invoice ${invoiceNumber ?? ''}: ${note}`;
    await grantRenewal({ manager, outbox: this.outbox }, { id, companyId, months, grantReason });
    await releaseClaim(manager, claimOf(row));
  }

  /** The claim is held until the request is decided. */
  async #request(manager: EntityManager, row: OpenRow): Promise<void> {
    const { id, runId, companyId, months, oldExpiry, note, startedBy } = row;
    const payload = { rowId: id, renewal: { months, oldExpiry } };
    const author = {
      caller: { userId: startedBy, roles: [], permissions: [] },
      client: { ip: '', userAgent: '', requestId: runId },
    };
    const requested = { kind: 'membership-renewal' as const, companyId, credits: 0, reason: note, payload };
    await this.approvals.request(manager, requested, author);
    await manager.query(moveSql, [id, 'waiting']);
  }

  async #charge(row: OpenRow): Promise<void> {
    const { id, companyId, personId, planId, months, priceCents, currency } = row;
    if (personId === null || planId === null) throw new Error(`no buyer or plan of renewal ${id}`);
    const subject = `run:${id}`;
    const due = { companyId, personId, planId, months, subject, priceCents, currency };
    const outcome = await this.charges.charge(due);
    if (outcome.state === 'open') return;
    await this.dataSource.transaction(async (manager) => {
      if (outcome.state === 'failed') return this.#fail(manager, row, outcome.reason);
      await manager.query(paidSql, [id, outcome.orderId]);
      return releaseClaim(manager, claimOf(row));
    });
  }

  async #fail(manager: EntityManager, row: OpenRow, reason: RenewalReason): Promise<void> {
    await manager.query(endSql, [row.id, 'failed', reason]);
    await releaseClaim(manager, claimOf(row));
  }
}
