import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { ConfirmModule } from '../confirm/confirm.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { PasswordModule } from '../password/password.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { Deletions } from './deletions.ts';
import { Exports } from './exports.ts';
import { PrivacyController } from './privacy.controller.ts';

/** Copies and ends of accounts. */
@Module({
  imports: [AuditModule, ConfirmModule, MailModule, PasswordModule, SessionsModule],
  controllers: [PrivacyController],
  providers: [Exports, Deletions],
})
export class PrivacyModule {}
