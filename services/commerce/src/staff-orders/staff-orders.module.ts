import { Module } from '@nestjs/common';
import { RefundsModule } from '../refunds/refunds.module.ts';
import { PaymentCompaniesController } from './payment-companies.controller.ts';
import { PaymentCompanies } from './payment-companies.ts';
import { StaffOrderReads } from './staff-order.ts';
import { StaffOrders } from './staff-orders.ts';
import { StaffOrdersController } from './staff-orders.controller.ts';

/** Orders of all companies, for staff. */
@Module({
  imports: [RefundsModule],
  controllers: [PaymentCompaniesController, StaffOrdersController],
  providers: [PaymentCompanies, StaffOrderReads, StaffOrders],
  exports: [StaffOrders],
})
export class StaffOrdersModule {}
