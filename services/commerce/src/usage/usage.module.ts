import { Module } from '@nestjs/common';
import { WalletModule } from '../wallet/wallet.module.ts';
import { LowCreditMailService } from './low-credit-mail.service.ts';
import { UsageController } from './usage.controller.ts';
import { UsageService } from './usage.service.ts';

/** What the credits were used for, and how long they last. */
@Module({
  imports: [WalletModule],
  controllers: [UsageController],
  providers: [LowCreditMailService, UsageService],
})
export class UsageModule {}
