import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { ConfirmModule } from '../confirm/confirm.module.ts';
import { LandlordsModule } from '../landlords/landlords.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { AccountClosing } from './account-closing.ts';
import { AccountMergesController } from './account-merges.controller.ts';
import { AccountMergesService } from './account-merges.service.ts';
import { MergeAudit } from './merge-audit.ts';
import { MergedLoginsModule } from './merged-logins.module.ts';
import { MergePartiesReader } from './merge-parties.ts';
import { MergePreviews } from './merge-previews.ts';
import { MergeRunner } from './merge-runner.ts';
import { MergeSteps } from './merge-steps.ts';

/** Merges of accounts, as jobs of recorded steps. */
@Module({
  imports: [AuditModule, ConfirmModule, LandlordsModule, MergedLoginsModule, SessionsModule],
  controllers: [AccountMergesController],
  providers: [
    AccountClosing,
    AccountMergesService,
    MergeAudit,
    MergePartiesReader,
    MergePreviews,
    MergeRunner,
    MergeSteps,
  ],
})
export class AccountMergesModule {}
