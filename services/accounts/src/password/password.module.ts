import { Module } from '@nestjs/common';
import { MergedLoginsModule } from '../account-merges/merged-logins.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { ClaimMailsModule } from '../claim/claim-mails.module.ts';
import { ConfirmModule } from '../confirm/confirm.module.ts';
import { CredentialsModule } from '../credentials/credentials.module.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { SecondFactorModule } from '../second-factor/second-factor.module.ts';
import { MailVerificationModule } from '../mail-verification/mail-verification.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { NewPasswords } from './new-passwords.ts';
import { PasswordChangeService } from './password-change.service.ts';
import { PasswordController } from './password.controller.ts';
import { PasswordPolicy } from './password-policy.ts';
import { PasswordResetService } from './password-reset.service.ts';

/** Password policy, change and reset. */
@Module({
  imports: [
    AuditModule,
    ClaimMailsModule,
    ConfirmModule,
    CredentialsModule,
    LimitsModule,
    MailModule,
    MailVerificationModule,
    MergedLoginsModule,
    SecondFactorModule,
    SessionsModule,
  ],
  controllers: [PasswordController],
  providers: [PasswordPolicy, NewPasswords, PasswordResetService, PasswordChangeService],
  exports: [PasswordPolicy, NewPasswords, PasswordResetService],
})
export class PasswordModule {}
