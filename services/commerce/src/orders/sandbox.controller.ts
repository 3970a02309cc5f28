import { Controller } from '@nestjs/common';
import type { Caller, Done, InputOf } from '@porchlight/contracts';
import { authenticateInSandbox, confirmInSandbox } from '@porchlight/contracts/commerce';
import { CallerOf, Handle, Input, notFound, requireUser } from '@porchlight/service-kit';
import { CardSetups } from '../payment-methods/card-setups.ts';
import { SavedCards } from '../payment-methods/saved-cards.ts';
import { PaymentProvider } from '../payments/payment-provider.ts';
import { messages } from './messages.ts';
import { Orders } from './orders.ts';

/** Payments and saved cards in the sandbox: what the provider's card fields and the bank do on a site with keys. */
@Controller()
export class SandboxController {
  constructor(
    private readonly orders: Orders,
    private readonly provider: PaymentProvider,
    private readonly cards: SavedCards,
    private readonly setups: CardSetups,
  ) {}

  @Handle(confirmInSandbox)
  async confirm(@Input() { body }: InputOf<typeof confirmInSandbox>, @CallerOf() caller: Caller): Promise<Done> {
    const { orderId, card } = body;
    if (orderId !== undefined) {
      const payment = await this.#paymentOf(orderId, caller);
      await this.provider.confirmInSandbox(payment, card ?? (await this.#savedCard(caller)));
    } else if (card !== undefined) await this.setups.confirmInSandbox(requireUser(caller), card);
    return {};
  }

  @Handle(authenticateInSandbox)
  async authenticate(
    @Input() { body }: InputOf<typeof authenticateInSandbox>,
    @CallerOf() caller: Caller,
  ): Promise<Done> {
    const { orderId, outcome } = body;
    if (orderId === undefined) await this.setups.authenticateInSandbox(requireUser(caller), outcome);
    else await this.provider.authenticateInSandbox(await this.#paymentOf(orderId, caller), outcome);
    return {};
  }

  async #paymentOf(orderId: string, caller: Caller): Promise<string> {
    const order = await this.orders.findOwn(orderId, requireUser(caller));
    if (!order?.paymentId) throw notFound(messages.orderNotFound);
    return order.paymentId;
  }

  async #savedCard(caller: Caller): Promise<string> {
    const card = await this.cards.own(requireUser(caller));
    if (!card) throw notFound(messages.noSavedCard);
    return card.paymentMethodId;
  }
}
