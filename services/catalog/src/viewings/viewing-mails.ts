import { Injectable } from '@nestjs/common';
import type { MailRequested, MailVariables } from '@porchlight/contracts/internal';
import { Outbox, SignedLinks } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { confirmSeconds } from '../inquiries/inquiry-mails.ts';
import { mailedViewingsSql, type MailedViewing } from './mailed-viewing.ts';
import {
  acceptanceMail,
  cancellationCopy,
  cancellationMail,
  closingMail,
  proposalMail,
  refusalMail,
  renterCancellationMail,
} from './viewing-letters.ts';

const oneSql = mailedViewingsSql('v.id = $1::uuid');
const closedSql = mailedViewingsSql('v.id = any($1::uuid[]) and i.is_address_confirmed');
const openSql = mailedViewingsSql(
  `v.inquiry_id = $1::uuid and v.status = 'proposed' and v.expires_at > clock_timestamp() and i.is_address_confirmed`,
);

/**
 * Mails proposals, answers and cancellations of viewings, in the transaction that stores them. An address that no
 * mailbox confirmed gets no text of a landlord.
 * (docs/rules/leads.md#lead-6-an-unconfirmed-address-gets-no-text-of-a-landlord)
 */
@Injectable()
export class ViewingMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly links: SignedLinks,
  ) {}

  proposed(manager: EntityManager, id: string): Promise<void> {
    return this.#request(manager, id, (viewing) =>
      viewing.isConfirmed ? proposalMail(viewing) : this.#questionOf(viewing),
    );
  }

  /** Requests the mails of open proposals, in the transaction that confirms the address of their inquiry. */
  async proposedBefore(manager: EntityManager, inquiryId: string): Promise<void> {
    for (const viewing of await manager.query<MailedViewing[]>(openSql, [inquiryId]))
      await this.outbox.emit(manager, 'mail.requested', proposalMail(viewing));
  }

  cancelled(manager: EntityManager, id: string): Promise<void> {
    return this.#request(manager, id, (viewing) => (viewing.isConfirmed ? cancellationMail(viewing) : undefined));
  }

  /** Requests the mails of viewings whose homes were closed, with the variables of similar listings. */
  async homesClosed(
    manager: EntityManager,
    ids: readonly string[],
    similarTo: (viewing: MailedViewing) => Promise<MailVariables>,
  ): Promise<void> {
    for (const viewing of await manager.query<MailedViewing[]>(closedSql, [ids]))
      await this.outbox.emit(manager, 'mail.requested', closingMail(viewing, await similarTo(viewing)));
  }

  /** Requests a mail to each side. */
  async cancelledByRenter(manager: EntityManager, id: string): Promise<void> {
    await this.#request(manager, id, renterCancellationMail);
    await this.#request(manager, id, cancellationCopy);
  }

  accepted(manager: EntityManager, id: string): Promise<void> {
    return this.#request(manager, id, acceptanceMail);
  }

  declined(manager: EntityManager, id: string): Promise<void> {
    return this.#request(manager, id, refusalMail);
  }

  async #request(
    manager: EntityManager,
    id: string,
    mailOf: (viewing: MailedViewing) => MailRequested | undefined,
  ): Promise<void> {
    for (const viewing of await manager.query<MailedViewing[]>(oneSql, [id])) {
      const mail = mailOf(viewing);
      if (mail) await this.outbox.emit(manager, 'mail.requested', mail);
    }
  }

  #questionOf({ id, inquiryId, email, language, title, city, landlordName }: MailedViewing): MailRequested {
    const { text } = this.links.sign('inquiry', inquiryId, confirmSeconds);
    const words = { title, city, landlordName, path: `/confirm/inquiry/${text}` };
    return { template: 'inquiry-reply-confirm', key: `inquiry-reply-confirm:${id}`, email, language, words };
  }
}
