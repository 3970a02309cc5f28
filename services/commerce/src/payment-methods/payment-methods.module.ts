import { Module } from '@nestjs/common';
import { LandlordsModule } from '../landlords/landlords.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { CardRemovals } from './card-removals.ts';
import { CardSetups } from './card-setups.ts';
import { PaymentCustomers } from './payment-customers.ts';
import { PaymentMethodsController } from './payment-methods.controller.ts';
import { SavedCards } from './saved-cards.ts';

/** Saved cards of companies. */
@Module({
  imports: [LandlordsModule, PaymentsModule],
  controllers: [PaymentMethodsController],
  providers: [CardRemovals, CardSetups, PaymentCustomers, SavedCards],
  exports: [CardSetups, PaymentCustomers, SavedCards],
})
export class PaymentMethodsModule {}
