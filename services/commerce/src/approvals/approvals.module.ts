import { Module } from '@nestjs/common';
import { Approvals } from './approvals.ts';
import { CreditAllowances } from './credit-allowances.ts';

/** Requests of staff that a second person decides. */
@Module({ providers: [Approvals, CreditAllowances], exports: [Approvals, CreditAllowances] })
export class ApprovalsModule {}
