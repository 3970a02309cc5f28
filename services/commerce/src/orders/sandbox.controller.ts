import { Controller } from '@nestjs/common';
import type { Caller, Done, InputOf } from '@porchlight/contracts';
import { authenticateInSandbox, confirmInSandbox } from '@porchlight/contracts/commerce';
import { CallerOf, Handle, Input, notFound, requireUser } from '@porchlight/service-kit';
import { PaymentProvider } from '../payments/payment-provider.ts';
import { messages } from './messages.ts';
import { Orders } from './orders.ts';

/** Payments in the sandbox: what the provider's card fields and the bank do on a site with keys. */
@Controller()
export class SandboxController {
  constructor(
    private readonly orders: Orders,
    private readonly provider: PaymentProvider,
  ) {}

  @Handle(confirmInSandbox)
  async confirm(@Input() { body }: InputOf<typeof confirmInSandbox>, @CallerOf() caller: Caller): Promise<Done> {
    await this.provider.confirmInSandbox(await this.#paymentOf(body.orderId, caller), body.card);
    return {};
  }

  @Handle(authenticateInSandbox)
  async authenticate(
    @Input() { body }: InputOf<typeof authenticateInSandbox>,
    @CallerOf() caller: Caller,
  ): Promise<Done> {
    await this.provider.authenticateInSandbox(await this.#paymentOf(body.orderId, caller), body.outcome);
    return {};
  }

  async #paymentOf(orderId: string, caller: Caller): Promise<string> {
    const order = await this.orders.findOwn(orderId, requireUser(caller));
    if (!order?.paymentId) throw notFound(messages.orderNotFound);
    return order.paymentId;
  }
}
