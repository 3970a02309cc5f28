import { Module } from '@nestjs/common';
import { DeclinedPayments } from './declined-payments.ts';
import { PaymentProvider } from './payment-provider.ts';

/** The payment provider. */
@Module({ providers: [DeclinedPayments, PaymentProvider], exports: [DeclinedPayments, PaymentProvider] })
export class PaymentsModule {}
