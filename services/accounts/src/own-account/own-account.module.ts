import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { ConfirmModule } from '../confirm/confirm.module.ts';
import { CredentialsModule } from '../credentials/credentials.module.ts';
import { LandlordsModule } from '../landlords/landlords.module.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { MailVerificationModule } from '../mail-verification/mail-verification.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { CompanyChanges } from './company-changes.ts';
import { LoginGreeting } from './login-greeting.ts';
import { MailChangeMails } from './mail-change-mails.ts';
import { MailChanges } from './mail-changes.ts';
import { OwnAccountController } from './own-account.controller.ts';
import { OwnSessionsController } from './own-sessions.controller.ts';
import { OwnSessionsService } from './own-sessions.ts';
import { UserChanges } from './user-changes.ts';

/** The user's own account: profile, company, email change and sessions. */
@Module({
  imports: [
    AuditModule,
    ConfirmModule,
    CredentialsModule,
    LandlordsModule,
    LimitsModule,
    MailModule,
    MailVerificationModule,
    SessionsModule,
    UsersModule,
  ],
  controllers: [OwnAccountController, OwnSessionsController],
  providers: [UserChanges, MailChanges, MailChangeMails, CompanyChanges, LoginGreeting, OwnSessionsService],
  exports: [CompanyChanges],
})
export class OwnAccountModule {}
