import { Injectable } from '@nestjs/common';
import type { PostCheckoutResponse } from '@porchlight/contracts/commerce';
import { notFound } from '@porchlight/service-kit';
import { declineReasonOf } from '../payments/decline-reasons.ts';
import { PaymentProvider, type Payment } from '../payments/payment-provider.ts';
import { WalletService } from '../wallet/wallet.service.ts';
import { messages } from './messages.ts';
import { OrderSettlement } from './order-settlement.ts';
import { Orders } from './orders.ts';

/** Verifies the payment of an order after the browser confirmed it. */
@Injectable()
export class PostCheckoutService {
  constructor(
    private readonly orders: Orders,
    private readonly provider: PaymentProvider,
    private readonly settlement: OrderSettlement,
    private readonly wallets: WalletService,
  ) {}

  /** Throws 404 for an order of another company. What the browser says about the payment is not asked. */
  async verify(personId: string, orderId: string): Promise<PostCheckoutResponse> {
    const order = await this.orders.findOwn(orderId, personId);
    if (!order) throw notFound(messages.orderNotFound);
    const payment = order.paymentId === null ? undefined : await this.provider.find(order.paymentId);
    const state = await this.settlement.settle(orderId, payment);
    const { credits } = await this.wallets.wallet(personId);
    return { orderId, state, ...(state === 'pending' && payment ? progressOf(payment) : {}), credits };
  }
}

function progressOf({ status, declineCode }: Payment): Pick<PostCheckoutResponse, 'payment' | 'decline'> {
  if (status === 'processing') return { payment: 'processing' };
  if (status === 'requires_action') return { payment: 'action' };
  if (declineCode === undefined) return { payment: 'open' };
  return { payment: 'declined', decline: declineReasonOf(declineCode) };
}
