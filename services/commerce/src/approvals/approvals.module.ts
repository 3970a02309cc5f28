import { Module } from '@nestjs/common';
import { ApprovalList } from './approval-list.ts';
import { ApprovalsController } from './approvals.controller.ts';
import { Approvals } from './approvals.ts';
import { CreditAllowances } from './credit-allowances.ts';

/** Requests of staff that a second person decides. */
@Module({
  controllers: [ApprovalsController],
  providers: [ApprovalList, Approvals, CreditAllowances],
  exports: [Approvals, CreditAllowances],
})
export class ApprovalsModule {}
