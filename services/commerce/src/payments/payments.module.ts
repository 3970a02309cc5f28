import { Module } from '@nestjs/common';
import { CardProvider } from './card-provider.ts';
import { DeclinedPayments } from './declined-payments.ts';
import { PaymentProvider } from './payment-provider.ts';
import { StripeClient } from './stripe-client.ts';

/** The payment provider. */
@Module({
  providers: [CardProvider, DeclinedPayments, PaymentProvider, StripeClient],
  exports: [CardProvider, DeclinedPayments, PaymentProvider, StripeClient],
})
export class PaymentsModule {}
