import { Inject, Injectable } from '@nestjs/common';
import { Log, Outbox } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { AccountsConfig } from '../../config.ts';
import { Suppressions } from '../suppression/suppressions.ts';
import { KnownSite } from '../writing/known-site.ts';
import { writeMail, type WrittenMail } from '../writing/write-mail.ts';
import { MailQueue, mostMailTries, type DueMail } from './mail-queue.ts';
import { mailTransport, type AddressedMail, type MailTransport, type SendOutcome } from './mail-transport.ts';
import { mailWayOf, type MailWay } from './mail-way.ts';

/** Sends one mail that a worker has taken up, and notes what became of it. */
@Injectable()
export class MailSender {
  readonly #way: MailWay;
  constructor(
    private readonly queue: MailQueue,
    private readonly site: KnownSite,
    private readonly suppressions: Suppressions,
    @Inject(mailTransport) private readonly transport: MailTransport,
    private readonly outbox: Outbox,
    private readonly dataSource: DataSource,
    private readonly log: Log,
    config: AccountsConfig,
  ) {
    this.#way = mailWayOf(config);
  }

  async send(mail: DueMail): Promise<void> {
    // Nobody misses a lost newsletter as much as they mind the same one twice; a mail that somebody waits for comes rather twice than never.
    if (mail.wasCutOff && mail.list !== null)
      return this.queue.settle(mail, 'unsure', { answer: 'an earlier try was cut off' });
    if (mail.list !== null && (await this.suppressions.isSuppressed(mail.to, mail.list)))
      return this.queue.settle(mail, 'suppressed', { answer: 'the reader wants none' });
    const written = writeMail(mail, { origin: this.#way.origin, facts: await this.site.facts() });
    await this.#settle(mail, await this.transport.send(this.#addressed(mail, written)), written);
  }

  // The same number at every try: a server or a mail program that sees it twice can tell.
  #addressed({ id, to, list, unsubscribeToken }: DueMail, written: WrittenMail): AddressedMail {
    const { origin } = this.#way;
    const stopAddress =
      unsubscribeToken === null
        ? {}
        : { stopAddress: `${origin}/api/new-listings-alerts/unsubscribe/${encodeURIComponent(unsubscribeToken)}` };
    return {
      ...written,
      to,
      messageId: `<${id}@${new URL(origin).hostname}>`,
      ...(list === null ? {} : { list: { id: list, ...stopAddress } }),
    };
  }

  async #settle(mail: DueMail, { kind, answer }: SendOutcome, written: WrittenMail): Promise<void> {
    const facts = { mail: mail.id, template: mail.template, attempts: mail.attempts };
    if (kind === 'sent')
      return this.queue.settle(mail, 'sent', {
        answer,
        subject: written.subject,
        ...(this.#way.kind === 'outbox' ? { kept: written } : {}),
      });
    // Its state stays as it is: when the time of this try is over, the mail is taken up as one that was cut off.
    if (kind === 'lost') {
      this.log.caution('the answer to a mail was lost', facts);
      return;
    }
    if (kind === 'later' && mail.attempts < mostMailTries) {
      this.log.caution('mail was not taken, it will be tried again', facts);
      return this.queue.postpone(mail, answer);
    }
    this.log.failure('mail given up', facts);
    await this.#tellBounce(mail);
    return this.queue.settle(mail, 'failed', { answer, subject: written.subject });
  }

  /** Whoever keeps the list hears that it reaches nobody there. */
  async #tellBounce({ id, list, personId, to }: DueMail): Promise<void> {
    if (list === null) return;
    await this.outbox.emit(
      this.dataSource.manager,
      'mail.bounced',
      { list, ...(personId === null ? { email: to } : { personId }) },
      { key: `mail.bounced:${id}` },
    );
  }
}
