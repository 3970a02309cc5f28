import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { ListingRefundRequested } from '@porchlight/contracts/internal';
import { changedRow, changedRows, Consumes, Outbox, reportChange, type Author } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import type { DecidedRequest } from '../approvals/approval-lifecycle.ts';
import { Approvals, type ApprovalHandler } from '../approvals/approvals.ts';
import { CreditAllowances } from '../approvals/credit-allowances.ts';
import { postCredits } from '../ledger/post-credits.ts';
import { refundableSql, refundedKinds } from './refundable-charges.ts';

/** Credits that are returned to the company of a listing. */
interface ReturnedCredits {
  readonly id: string;
  readonly listingId: string;
  readonly companyId: string;
  readonly credits: number;
  readonly requestedBy: string;
}

// A listing that commerce does not know cost nothing.
const insertSql = `
  insert into listing_refund (id, listing_id, title, company_id, landlord_id, scope, reason, requested_by)
  select $1, listing_id, $3, account_id, $4, $5, $6, $7 from entitlement where listing_id = $2
  on conflict do nothing returning company_id as "companyId"`;
// Of concurrent refunds of one listing each charge belongs to one.
const chargesSql = `
  with refunded as (
    insert into refunded_charge (listing_id, business_date, kind, refund_id)
    select charge.listing_id, charge.business_date, charge.kind, $2 ${refundableSql} and charge.kind = any($3)
    on conflict do nothing returning listing_id, business_date, kind)
  select coalesce(sum(credits), 0)::int as credits from refunded join listing_charge using (listing_id, business_date, kind)`;
const stateSql = 'update listing_refund set credits = $2, state = $3 where id = $1 returning id';
const waitingSql = `
  update listing_refund set state = $2 where id = $1 and state = 'waiting'
  returning id, listing_id as "listingId", credits, requested_by as "requestedBy"`;
const freeSql = 'delete from refunded_charge where refund_id = $1';
const mailSql = `
  select refund.landlord_id as "personId", refund.title, refund.reason, coalesce(language, 'en-CA') as language
  from listing_refund refund left join landlord on person_id = refund.landlord_id where refund.id = $1`;

/** Returns credits of listings by a posting of its own; the charges stay as they are. */
@Injectable()
export class ListingRefundConsumer implements ApprovalHandler, OnModuleInit {
  constructor(
    private readonly approvals: Approvals,
    private readonly allowances: CreditAllowances,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.approvals.register('listing-refund', this);
  }

  /** Posts credits within the allowance of the staff member, and requests the approval of another person for more. */
  @Consumes('listing.refund-requested')
  async apply(requested: ListingRefundRequested, manager: EntityManager): Promise<void> {
    const { id, listingId, title, landlordId, scope, reason, personId } = requested;
    const values = [id, listingId, title, landlordId, scope, reason, personId];
    const [refund] = await manager.query<{ companyId: string }[]>(insertSql, values);
    if (!refund) return;
    const { companyId } = refund;
    const [{ credits }] = await manager.query<[{ credits: number }]>(chargesSql, [listingId, id, refundedKinds[scope]]);
    if (credits === 0) return;
    const isAlone = await this.allowances.take(manager, { personId, companyId, credits });
    await changedRow(manager, stateSql, [id, credits, isAlone ? 'posted' : 'waiting']);
    const author = authorOf(requested);
    if (isAlone) {
      await this.#post(manager, { id, listingId, companyId, credits, requestedBy: personId });
      const change = { resource: 'listing-refunds', recordId: id, action: 'created' as const };
      await reportChange(
        { manager, outbox: this.outbox },
        { ...change, after: { listingId, credits, reason } },
        author,
      );
      return;
    }
    const payload = { refundId: id };
    await this.approvals.request(manager, { kind: 'listing-refund', companyId, credits, reason, payload }, author);
  }

  async approve(manager: EntityManager, { companyId, payload }: DecidedRequest): Promise<void> {
    const refund = await this.#decided(manager, payload, 'posted');
    if (refund) await this.#post(manager, { ...refund, companyId });
  }

  /** The credits of the charges can be returned for other reports. */
  async reject(manager: EntityManager, { payload }: DecidedRequest): Promise<void> {
    const refund = await this.#decided(manager, payload, 'rejected');
    if (refund) await changedRows(manager, freeSql, [refund.id]);
  }

  #decided(
    manager: EntityManager,
    payload: unknown,
    state: 'posted' | 'rejected',
  ): Promise<Omit<ReturnedCredits, 'companyId'> | undefined> {
    return changedRow(manager, waitingSql, [(payload as { readonly refundId: string }).refundId, state]);
  }

  async #post(
    manager: EntityManager,
    { id, listingId, companyId, credits, requestedBy }: ReturnedCredits,
  ): Promise<void> {
    const posting = { kind: 'adjustment' as const, credits, key: `listing-refund:${id}`, listingId };
    await postCredits(manager, { companyId, counter: 'usage', postings: [{ ...posting, actorId: requestedBy }] });
    const [mail] = await manager.query<
      [{ readonly personId: string; readonly title: string; readonly reason: string; readonly language: Language }]
    >(mailSql, [id]);
    const { personId, title, reason, language } = mail;
    await this.outbox.emit(manager, 'mail.requested', {
      template: 'listing-credits-returned',
      key: `listing-credits-returned:${id}`,
      personId,
      language,
      words: { title, creditCount: credits, reason, path: '/portal/billing' },
    });
  }
}

/** Returns the member of support, as the audit log names the author of a change. */
const authorOf = ({ personId, sessionId, ip, requestId }: ListingRefundRequested): Author => ({
  caller: { userId: personId, ...(sessionId ? { sessionId } : {}), roles: [], permissions: [] },
  client: { ip, requestId, userAgent: '' },
});
