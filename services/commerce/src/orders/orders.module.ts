import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module.ts';
import { LandlordsModule } from '../landlords/landlords.module.ts';
import { PaymentMethodsModule } from '../payment-methods/payment-methods.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { PromoCodesModule } from '../promo-codes/promo-codes.module.ts';
import { SupplierModule } from '../supplier/supplier.module.ts';
import { TaxReceiptsModule } from '../tax-receipts/tax-receipts.module.ts';
import { TaxesModule } from '../taxes/taxes.module.ts';
import { WalletModule } from '../wallet/wallet.module.ts';
import { CheckoutController } from './checkout.controller.ts';
import { CheckoutService } from './checkout.service.ts';
import { OpenOrders } from './open-orders.ts';
import { OrderDelivery } from './order-delivery.ts';
import { OrderPricing } from './order-pricing.ts';
import { OrderSettlement } from './order-settlement.ts';
import { OrderSweep } from './order-sweep.ts';
import { Orders } from './orders.ts';
import { PostCheckoutService } from './post-checkout.service.ts';
import { Products } from './products.ts';
import { QuotesController } from './quotes.controller.ts';
import { SandboxController } from './sandbox.controller.ts';

/** Orders of credits and memberships, and their payment. */
@Module({
  imports: [
    BillingModule,
    LandlordsModule,
    PaymentMethodsModule,
    PaymentsModule,
    PromoCodesModule,
    SupplierModule,
    TaxReceiptsModule,
    TaxesModule,
    WalletModule,
  ],
  controllers: [CheckoutController, QuotesController, SandboxController],
  providers: [
    CheckoutService,
    OpenOrders,
    OrderDelivery,
    OrderPricing,
    Orders,
    OrderSettlement,
    OrderSweep,
    PostCheckoutService,
    Products,
  ],
  exports: [OrderPricing, Orders, OrderSettlement],
})
export class OrdersModule {}
