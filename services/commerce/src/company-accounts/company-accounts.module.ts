import { Module } from '@nestjs/common';
import { StaffOrdersModule } from '../staff-orders/staff-orders.module.ts';
import { WalletModule } from '../wallet/wallet.module.ts';
import { CompanyAccountsController } from './company-accounts.controller.ts';
import { CompanyTotals } from './company-totals.ts';

/** Membership, wallet and orders of one company, for support. */
@Module({
  imports: [WalletModule, StaffOrdersModule],
  controllers: [CompanyAccountsController],
  providers: [CompanyTotals],
})
export class CompanyAccountsModule {}
