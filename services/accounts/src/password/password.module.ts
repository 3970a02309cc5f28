import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { ClaimMailsModule } from '../claim/claim-mails.module.ts';
import { ConfirmModule } from '../confirm/confirm.module.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { LoginModule } from '../login/login.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { TotpCheckModule } from '../totp/totp-check.module.ts';
import { NewPasswords } from './new-passwords.ts';
import { PasswordChangeService } from './password-change.service.ts';
import { PasswordController } from './password.controller.ts';
import { PasswordOwners } from './password-owners.ts';
import { PasswordPolicy } from './password-policy.ts';
import { PasswordResetService } from './password-reset.service.ts';

/** Passwords: which are good, and how they change. */
@Module({
  imports: [
    AuditModule,
    ClaimMailsModule,
    ConfirmModule,
    LimitsModule,
    LoginModule,
    MailModule,
    SessionsModule,
    TotpCheckModule,
  ],
  controllers: [PasswordController],
  providers: [PasswordPolicy, PasswordOwners, NewPasswords, PasswordResetService, PasswordChangeService],
  exports: [PasswordPolicy, PasswordOwners, NewPasswords, PasswordChangeService],
})
export class PasswordModule {}
