import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module.ts';
import { LandlordsModule } from '../landlords/landlords.module.ts';
import { OrdersModule } from '../orders/orders.module.ts';
import { PaymentMethodsModule } from '../payment-methods/payment-methods.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { SupplierModule } from '../supplier/supplier.module.ts';
import { AutoRenewalController } from './auto-renewal.controller.ts';
import { AutoRenewal } from './auto-renewal.ts';
import { MembershipRenewals } from './membership-renewals.ts';
import { RenewalCharges } from './renewal-charges.ts';
import { RenewalPlans } from './renewal-plans.ts';

/** Memberships that are renewed with the saved card of the company. */
@Module({
  imports: [BillingModule, LandlordsModule, OrdersModule, PaymentMethodsModule, PaymentsModule, SupplierModule],
  controllers: [AutoRenewalController],
  providers: [AutoRenewal, MembershipRenewals, RenewalCharges, RenewalPlans],
  exports: [RenewalCharges],
})
export class MembershipRenewalsModule {}
