import { Module } from '@nestjs/common';
import { RestrictedIdentifiersModule } from '../account-reviews/restricted-identifiers.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { ClaimMailsModule } from '../claim/claim-mails.module.ts';
import { LandlordsModule } from '../landlords/landlords.module.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { AccountErasureModule } from '../privacy/account-erasure.module.ts';
import { AccountImportsController } from './account-imports.controller.ts';
import { DryRuns } from './dry-runs.ts';
import { ImportFaultsFile } from './import-faults-file.ts';
import { ImportReads } from './import-reads.ts';
import { ImportUploads } from './import-uploads.ts';
import { AccountWrites } from './running/account-writes.ts';
import { ImportMails } from './running/import-mails.ts';
import { ImportRuns } from './running/import-runs.ts';
import { ImportSteps } from './running/import-steps.ts';
import { RowImports } from './running/row-imports.ts';
import { RowPlans } from './running/row-plans.ts';
import { RowUndos } from './running/row-undos.ts';

/** Accounts of landlords that support imports from files. */
@Module({
  imports: [
    AccountErasureModule,
    AuditModule,
    ClaimMailsModule,
    LandlordsModule,
    LimitsModule,
    RestrictedIdentifiersModule,
  ],
  controllers: [AccountImportsController],
  providers: [
    AccountWrites,
    DryRuns,
    ImportFaultsFile,
    ImportMails,
    ImportReads,
    ImportRuns,
    ImportSteps,
    ImportUploads,
    RowImports,
    RowPlans,
    RowUndos,
  ],
})
export class AccountImportsModule {}
