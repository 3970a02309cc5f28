import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { ConfirmController } from './confirm.controller.ts';
import { ConfirmPages } from './confirm-pages.ts';
import { MailCodes } from './mail-codes.ts';
import { MailVerification } from './mail-verification.ts';
import { OneTimeLinks } from './one-time-links.ts';

/** One-time links and codes sent by mail. */
@Module({
  imports: [AuditModule],
  controllers: [ConfirmController],
  providers: [OneTimeLinks, MailCodes, MailVerification, ConfirmPages],
  exports: [OneTimeLinks, MailCodes, MailVerification, ConfirmPages],
})
export class ConfirmModule {}
