import { Module } from '@nestjs/common';
import { OrdersModule } from '../orders/orders.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { RefundsModule } from '../refunds/refunds.module.ts';
import { DisputeProvider } from './dispute-provider.ts';
import { DisputeSettlement } from './dispute-settlement.ts';

/** Payments that the buyers' banks dispute. */
@Module({
  imports: [OrdersModule, PaymentsModule, RefundsModule],
  providers: [DisputeProvider, DisputeSettlement],
  exports: [DisputeSettlement],
})
export class DisputesModule {}
