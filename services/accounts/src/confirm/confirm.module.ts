import { Module } from '@nestjs/common';
import { ConfirmPages } from './confirm-pages.ts';
import { LinkLookupController } from './link-lookup.controller.ts';
import { MailCodes } from './mail-codes.ts';
import { OneTimeLinks } from './one-time-links.ts';

/** One-time links and codes sent by mail. */
@Module({
  controllers: [LinkLookupController],
  providers: [OneTimeLinks, MailCodes, ConfirmPages],
  exports: [OneTimeLinks, MailCodes, ConfirmPages],
})
export class ConfirmModule {}
