import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { ConfirmModule } from '../confirm/confirm.module.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { LoginModule } from '../login/login.module.ts';
import { PasswordModule } from '../password/password.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { ClaimController } from './claim.controller.ts';
import { ClaimMailsModule } from './claim-mails.module.ts';
import { ClaimService } from './claim.service.ts';

/** How an account that was made for somebody becomes theirs. */
@Module({
  imports: [AuditModule, ClaimMailsModule, ConfirmModule, LimitsModule, LoginModule, PasswordModule, SessionsModule],
  controllers: [ClaimController],
  providers: [ClaimService],
})
export class ClaimModule {}
