import { Module } from '@nestjs/common';
import { ApprovalsModule } from '../approvals/approvals.module.ts';
import { AccountMergesController } from './account-merges.controller.ts';
import { AccountMergesService } from './account-merges.service.ts';
import { MergePreviews } from './merge-previews.ts';

/** What companies own, when the accounts of their landlords are merged. */
@Module({
  imports: [ApprovalsModule],
  controllers: [AccountMergesController],
  providers: [AccountMergesService, MergePreviews],
})
export class AccountMergesModule {}
