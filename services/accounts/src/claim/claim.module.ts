import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { ConfirmModule } from '../confirm/confirm.module.ts';
import { CredentialsModule } from '../credentials/credentials.module.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { MailVerificationModule } from '../mail-verification/mail-verification.module.ts';
import { PasswordModule } from '../password/password.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { ClaimRejections } from './claim-rejections.ts';
import { ClaimController } from './claim.controller.ts';
import { ClaimMailsModule } from './claim-mails.module.ts';
import { ClaimService } from './claim.service.ts';
import { UnclaimedRenters } from './unclaimed-renters.ts';

/** Accounts that were created on behalf of a user: from a guest's inquiry, and claimed by a mailed link. */
@Module({
  imports: [
    AuditModule,
    ClaimMailsModule,
    ConfirmModule,
    CredentialsModule,
    LimitsModule,
    MailModule,
    MailVerificationModule,
    PasswordModule,
    SessionsModule,
  ],
  controllers: [ClaimController],
  providers: [ClaimService, ClaimRejections, UnclaimedRenters],
})
export class ClaimModule {}
