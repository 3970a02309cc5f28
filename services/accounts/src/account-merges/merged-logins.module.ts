import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { ConfirmModule } from '../confirm/confirm.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { MergedLogins } from './merged-logins.ts';

/** Addresses of merged accounts as logins. */
@Module({
  imports: [AuditModule, ConfirmModule, MailModule],
  providers: [MergedLogins],
  exports: [MergedLogins],
})
export class MergedLoginsModule {}
