import { Injectable } from '@nestjs/common';
import type { MailTemplate, MailVariables } from '@porchlight/contracts/internal';
import { Outbox } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { postPromotionalCredits } from '../credit-lots/post-promotional-credits.ts';
import { postCredits } from '../ledger/post-credits.ts';
import { addMembershipPeriod } from '../memberships/add-membership-period.ts';
import { formatDay } from '../memberships/format-day.ts';
import type { Order } from './orders.ts';

interface Confirmation {
  readonly template: MailTemplate;
  readonly words: MailVariables;
}

/** Delivers what was ordered, in the transaction that fulfils the order. */
@Injectable()
export class OrderDelivery {
  constructor(private readonly outbox: Outbox) {}

  /** Adds credits or a membership to the company, and mails the buyer. */
  async deliver(manager: EntityManager, order: Order): Promise<void> {
    const { id, personId, language } = order;
    const { template, words } = (await addMembership(manager, order)) ?? (await addCredits(manager, order));
    const key = `${template}:${id}`;
    await this.outbox.emit(manager, 'mail.requested', { template, key, personId, language, words });
  }
}

async function addCredits(manager: EntityManager, order: Order): Promise<Confirmation> {
  const { id, companyId, personId, credits, bonusCredits } = order;
  const posting = (kind: 'purchase' | 'bonus', amount: number) => ({
    kind,
    credits: amount,
    key: `${kind}:${id}`,
    actorId: personId,
  });
  await postCredits(manager, { companyId, counter: 'sales', postings: [posting('purchase', credits)] });
  if (bonusCredits > 0) await postPromotionalCredits(manager, { companyId, posting: posting('bonus', bonusCredits) });
  const words = { creditCount: credits + bonusCredits, path: '/portal/billing' };
  return { template: 'credits-bought', words };
}

async function addMembership(manager: EntityManager, order: Order): Promise<Confirmation | undefined> {
  const { id: orderId, companyId, planId, membershipMonths: months, includedListings, language } = order;
  if (planId === null || months === null || includedListings === null) return undefined;
  const endsOn = await addMembershipPeriod(manager, { companyId, orderId, planId, months, includedListings });
  const words = { endDay: formatDay(endsOn, language), listingCount: includedListings, path: '/portal/billing' };
  return { template: 'membership-bought', words };
}
