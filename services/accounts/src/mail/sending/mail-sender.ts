import { Inject, Injectable } from '@nestjs/common';
import { Log, Outbox } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { AccountsConfig } from '../../config.ts';
import { Suppressions } from '../suppressions.ts';
import { SiteFactsCache } from '../rendering/site-facts-cache.ts';
import { renderMail, type RenderedMail } from '../rendering/render-mail.ts';
import { MailQueue, maxMailAttempts, type DueMail } from './mail-queue.ts';
import { MailFiles } from './mail-files.ts';
import { mailTransport, type OutgoingMail, type MailTransport, type SendOutcome } from './mail-transport.ts';
import { readMailSettings, type MailSettings } from './mail-settings.ts';

/** Sends one claimed mail and records the outcome. */
@Injectable()
export class MailSender {
  readonly #settings: MailSettings;
  constructor(
    private readonly queue: MailQueue,
    private readonly site: SiteFactsCache,
    private readonly suppressions: Suppressions,
    private readonly files: MailFiles,
    @Inject(mailTransport) private readonly transport: MailTransport,
    private readonly outbox: Outbox,
    private readonly dataSource: DataSource,
    private readonly log: Log,
    config: AccountsConfig,
  ) {
    this.#settings = readMailSettings(config);
  }

  async send(mail: DueMail): Promise<void> {
    // Bulk mail is sent at most once, transactional mail at least once.
    if (mail.wasCutOff && mail.list !== null)
      return this.queue.settle(mail, 'unsure', { reply: 'an earlier attempt was interrupted' });
    if (mail.list !== null && (await this.suppressions.isSuppressed(mail.to, mail.list)))
      return this.queue.settle(mail, 'suppressed', { reply: 'suppressed by the recipient' });
    const rendered = renderMail(mail, { origin: this.#settings.origin, facts: await this.site.facts() });
    const attachments = mail.attachment ? [await this.files.fetch(mail.attachment)] : [];
    const outgoing = { ...this.#toOutgoing(mail, rendered), attachments };
    await this.#settle(mail, await this.transport.send(outgoing), rendered);
  }

  // The Message-ID is the same for every attempt, so that servers and mail clients can detect duplicates.
  #toOutgoing(
    { id, to, list, replyTo, unsubscribeToken }: DueMail,
    rendered: RenderedMail,
  ): Omit<OutgoingMail, 'attachments'> {
    const { origin } = this.#settings;
    const unsubscribeUrl =
      unsubscribeToken === null
        ? {}
        : { unsubscribeUrl: `${origin}/api/new-listings-alerts/unsubscribe/${encodeURIComponent(unsubscribeToken)}` };
    return {
      ...rendered,
      to,
      messageId: `<${id}@${new URL(origin).hostname}>`,
      ...(replyTo === null ? {} : { replyTo }),
      ...(list === null ? {} : { list: { id: list, ...unsubscribeUrl } }),
    };
  }

  async #settle(mail: DueMail, { kind, reply }: SendOutcome, rendered: RenderedMail): Promise<void> {
    const facts = { mail: mail.id, template: mail.template, attempts: mail.attempts };
    if (kind === 'sent')
      return this.queue.settle(mail, 'sent', {
        reply,
        subject: rendered.subject,
        ...(this.#settings.kind === 'outbox' ? { content: rendered } : {}),
      });
    // The state stays `sending`: when the attempt times out, the mail is claimed as an interrupted one.
    if (kind === 'lost') {
      this.log.warn('no reply from the mail server', facts);
      return;
    }
    if (kind === 'later' && mail.attempts < maxMailAttempts) {
      this.log.warn('mail postponed', facts);
      return this.queue.postpone(mail, reply);
    }
    this.log.error('mail failed permanently', facts);
    await this.#reportBounce(mail);
    return this.queue.settle(mail, 'failed', { reply, subject: rendered.subject });
  }

  /** Emits `mail.bounced`, so that the service that owns the list stops sending to the address. */
  async #reportBounce({ id, list, personId, to }: DueMail): Promise<void> {
    if (list === null) return;
    await this.outbox.emit(
      this.dataSource.manager,
      'mail.bounced',
      { list, ...(personId === null ? { email: to } : { personId }) },
      { key: `mail.bounced:${id}` },
    );
  }
}
