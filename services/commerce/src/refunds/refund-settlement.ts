import { Injectable } from '@nestjs/common';
import { errorFields, Log } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { postCredits } from '../ledger/post-credits.ts';
import { moveToActualState } from '../orders/order-lifecycle.ts';
import { ProviderRefusal } from '../payments/stripe-client.ts';
import { CreditNotes } from './credit-notes.ts';
import { moveRefund } from './refund-lifecycle.ts';
import { RefundMail } from './refund-mail.ts';
import { RefundProvider, type ProviderRefund } from './refund-provider.ts';
import { Refunds, type Refund } from './refunds.ts';
import { takeDisputedShare } from './take-disputed-share.ts';

const identifySql = 'update refund set provider_id = $2 where id = $1 and provider_id is null';

type RefundResult = Pick<ProviderRefund, 'state'> & { readonly id: string | null };

/** Brings refunds to the state that they have at the provider: after the request, by its events and by the sweep. */
@Injectable()
export class RefundSettlement {
  constructor(
    private readonly dataSource: DataSource,
    private readonly refunds: Refunds,
    private readonly provider: RefundProvider,
    private readonly creditNotes: CreditNotes,
    private readonly mail: RefundMail,
    private readonly log: Log,
  ) {}

  /** Settles the refund of an event; one that was made outside of this site is reported only. */
  async settleEvent(providerId: string): Promise<void> {
    const made = await this.provider.find(providerId);
    const refund = made.refundId === undefined ? undefined : await this.refunds.find(made.refundId);
    if (refund) await this.#settle(refund, made);
    else this.log.warn('refund at the provider without a refund here', { providerId });
  }

  /** Sends a pending refund to the provider. A result that stays unknown is left for an event or the sweep. */
  async tryToResolve(id: string): Promise<void> {
    try {
      const refund = await this.refunds.find(id);
      if (refund?.state === 'pending') await this.#settle(refund, await this.#resultOf(refund));
    } catch (error) {
      this.log.warn('refund not resolved', { refundId: id, ...errorFields(error) });
    }
  }

  async #resultOf(refund: Refund): Promise<RefundResult> {
    if (refund.providerId !== null) return this.provider.find(refund.providerId);
    try {
      return await this.provider.refund(refund);
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error;
      this.log.warn('refund refused by the provider', { refundId: refund.id, reason: error.message });
      return { id: null, state: 'failed' };
    }
  }

  /** Applies a result; any number of times and in any order with the same effect. */
  async #settle({ id, orderId }: Refund, { id: providerId, state: to }: RefundResult): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.refunds.lockOrder(manager, orderId);
      const before = await this.refunds.reload(manager, id);
      if (!before) return;
      if (providerId !== null) await manager.query(identifySql, [id, providerId]);
      if (before.state === to || !(await moveRefund(manager, { id, to }))) return;
      if (to === 'failed') await this.#returnCredits(manager, before);
      await moveToActualState(manager, orderId);
      if (to === 'succeeded') {
        await this.mail.send(manager, before);
        await this.creditNotes.issue(manager, before);
      }
      if (before.state === 'succeeded') await this.creditNotes.takeBack(manager, before);
    });
  }

  async #returnCredits(manager: EntityManager, { id, orderId, companyId, creditsReversed }: Refund): Promise<void> {
    this.log.warn('refund failed', { refundId: id });
    if (creditsReversed > 0)
      await postCredits(manager, {
        companyId,
        counter: 'sales',
        postings: [{ kind: 'refund', credits: creditsReversed, key: `refund-failed:${id}` }],
      });
    const order = await this.refunds.lockOrder(manager, orderId);
    if (order) await takeDisputedShare(manager, order, id);
  }
}
