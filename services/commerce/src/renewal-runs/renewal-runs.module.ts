import { Module } from '@nestjs/common';
import { ApprovalsModule } from '../approvals/approvals.module.ts';
import { IdempotencyModule } from '../idempotency/idempotency.module.ts';
import { MembershipRenewalsModule } from '../membership-renewals/membership-renewals.module.ts';
import { RenewalApprovals } from './renewal-approvals.ts';
import { RenewalMembers } from './renewal-members.ts';
import { RenewalPreviews } from './renewal-previews.ts';
import { RenewalRunReads } from './renewal-run-reads.ts';
import { RenewalRunsController } from './renewal-runs.controller.ts';
import { RenewalRuns } from './renewal-runs.ts';
import { RenewalSweep } from './renewal-sweep.ts';
import { RowRenewals } from './row-renewals.ts';

/** Memberships that support renews, in runs of several companies. */
@Module({
  imports: [ApprovalsModule, IdempotencyModule, MembershipRenewalsModule],
  controllers: [RenewalRunsController],
  providers: [
    RenewalApprovals,
    RenewalMembers,
    RenewalPreviews,
    RenewalRunReads,
    RenewalRuns,
    RenewalSweep,
    RowRenewals,
  ],
})
export class RenewalRunsModule {}
