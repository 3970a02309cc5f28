import { Injectable } from '@nestjs/common';
import { Outbox } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import type { Refund } from './refunds.ts';

/** Reports refunds to the buyers. */
@Injectable()
export class RefundMail {
  constructor(private readonly outbox: Outbox) {}

  async send(
    manager: EntityManager,
    { id, personId, language, currency, amountCents, creditsReversed, orderNumber }: Refund,
  ): Promise<void> {
    const money = new Intl.NumberFormat(language, { style: 'currency', currency });
    await this.outbox.emit(manager, 'mail.requested', {
      template: 'order-refunded',
      key: `order-refunded:${id}`,
      personId,
      language,
      words: {
        amount: money.format(amountCents / 100),
        orderNumber,
        ...(creditsReversed > 0 ? { creditCount: creditsReversed } : {}),
        path: '/portal/billing',
      },
    });
  }
}
