import { Module } from '@nestjs/common';
import { CreditPricesModule } from '../credit-prices/credit-prices.module.ts';
import { WalletController } from './wallet.controller.ts';
import { WalletService } from './wallet.service.ts';

/** Wallet, its usage and its transactions. */
@Module({
  imports: [CreditPricesModule],
  controllers: [WalletController],
  providers: [WalletService],
  exports: [WalletService],
})
export class WalletModule {}
