import { Module } from '@nestjs/common';
import { DisputesModule } from '../disputes/disputes.module.ts';
import { OrdersModule } from '../orders/orders.module.ts';
import { PaymentMethodsModule } from '../payment-methods/payment-methods.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { RefundsModule } from '../refunds/refunds.module.ts';
import { WebhooksController } from './webhooks.controller.ts';

/** Events of the payment provider. */
@Module({
  imports: [DisputesModule, OrdersModule, PaymentMethodsModule, PaymentsModule, RefundsModule],
  controllers: [WebhooksController],
})
export class WebhooksModule {}
