import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { ConfirmModule } from '../confirm/confirm.module.ts';
import { CredentialsModule } from '../credentials/credentials.module.ts';
import { LandlordsModule } from '../landlords/landlords.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { AccountErasureModule } from './account-erasure.module.ts';
import { AccountDeletions } from './deletions.ts';
import { DataExports } from './exports.ts';
import { PrivacyController } from './privacy.controller.ts';

/** Data export and account deletion. */
@Module({
  imports: [
    AccountErasureModule,
    AuditModule,
    ConfirmModule,
    CredentialsModule,
    LandlordsModule,
    MailModule,
    SessionsModule,
  ],
  controllers: [PrivacyController],
  providers: [DataExports, AccountDeletions],
  exports: [AccountDeletions],
})
export class PrivacyModule {}
