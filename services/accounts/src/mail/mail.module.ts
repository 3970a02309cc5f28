import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { AccountsConfig } from '../config.ts';
import { MailLookupController } from './lookup/mail-lookup.controller.ts';
import { MailLookups } from './lookup/mail-lookups.ts';
import { MailAllowance } from './mail-allowance.ts';
import { Mailer } from './mailer.ts';
import { MailOutboxController } from './outbox/mail-outbox.controller.ts';
import { MaskedAddressController } from './masked-address.controller.ts';
import { MailOutbox } from './outbox/mail-outbox.service.ts';
import { MailFiles } from './sending/mail-files.ts';
import { MailQueue } from './sending/mail-queue.ts';
import { MailSender } from './sending/mail-sender.ts';
import { mailTransport, type MailTransport } from './sending/mail-transport.ts';
import { readMailSettings } from './sending/mail-settings.ts';
import { MailWorker } from './sending/mail-worker.ts';
import { OutboxTransport } from './sending/outbox-transport.ts';
import { SmtpTransport } from './sending/smtp-transport.ts';
import { Suppressions } from './suppressions.ts';
import { SiteFactsCache } from './rendering/site-facts-cache.ts';

function transportOf(config: AccountsConfig): MailTransport {
  const settings = readMailSettings(config);
  return settings.kind === 'smtp' ? new SmtpTransport(settings) : new OutboxTransport();
}

/** Mail of all services. */
@Module({
  imports: [AuditModule],
  controllers: [MailLookupController, MailOutboxController, MaskedAddressController],
  providers: [
    Mailer,
    MailLookups,
    MailAllowance,
    MailOutbox,
    Suppressions,
    SiteFactsCache,
    MailFiles,
    MailQueue,
    MailSender,
    MailWorker,
    { provide: mailTransport, inject: [AccountsConfig], useFactory: transportOf },
  ],
  exports: [Mailer, SiteFactsCache, Suppressions],
})
export class MailModule {}
