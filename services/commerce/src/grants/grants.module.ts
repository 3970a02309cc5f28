import { Module } from '@nestjs/common';
import { ApprovalsModule } from '../approvals/approvals.module.ts';
import { IdempotencyModule } from '../idempotency/idempotency.module.ts';
import { GrantsController } from './grants.controller.ts';
import { GrantsService } from './grants.service.ts';

/** Credits that staff add to the wallets of companies or take out. */
@Module({
  imports: [ApprovalsModule, IdempotencyModule],
  controllers: [GrantsController],
  providers: [GrantsService],
})
export class GrantsModule {}
