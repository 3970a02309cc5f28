import { Module } from '@nestjs/common';
import { ApprovalsModule } from '../approvals/approvals.module.ts';
import { IdempotencyModule } from '../idempotency/idempotency.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { TaxReceiptsModule } from '../tax-receipts/tax-receipts.module.ts';
import { CreditNotes } from './credit-notes.ts';
import { RefundApprovals } from './refund-approvals.ts';
import { RefundMail } from './refund-mail.ts';
import { RefundProvider } from './refund-provider.ts';
import { RefundRequests } from './refund-requests.ts';
import { RefundSettlement } from './refund-settlement.ts';
import { RefundStart } from './refund-start.ts';
import { RefundSweep } from './refund-sweep.ts';
import { Refunds } from './refunds.ts';
import { RefundsController } from './refunds.controller.ts';

/** Refunds of orders. */
@Module({
  imports: [ApprovalsModule, IdempotencyModule, PaymentsModule, TaxReceiptsModule],
  controllers: [RefundsController],
  providers: [
    CreditNotes,
    RefundApprovals,
    RefundMail,
    RefundProvider,
    RefundRequests,
    RefundSettlement,
    RefundStart,
    RefundSweep,
    Refunds,
  ],
  exports: [Refunds, RefundSettlement],
})
export class RefundsModule {}
