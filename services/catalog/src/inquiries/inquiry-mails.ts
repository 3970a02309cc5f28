import { Injectable } from '@nestjs/common';
import type { MailRequested } from '@porchlight/contracts/internal';
import { Outbox, SignedLinks } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { refusalPath } from '../lead-contacts/contact-links.ts';
import { LeadContacts } from '../lead-contacts/lead-contacts.ts';
import { LeadMailChoice } from '../lead-mail/lead-mail-choice.ts';
import { toContact, toLandlord, type LandlordMessage } from '../lead-mail/lead-mails.ts';
import { RelayAliases } from '../relay/relay-aliases.ts';

/** Life of a link that confirms an inquiry. */
export const confirmSeconds = 7 * 24 * 3_600;

/** Requests the mails of a message and reports the inquiry to accounts, in the transaction that stored the message. */
@Injectable()
export class InquiryMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly links: SignedLinks,
    private readonly choice: LeadMailChoice,
    private readonly aliases: RelayAliases,
    private readonly contacts: LeadContacts,
  ) {}

  async request(manager: EntityManager, letter: LandlordMessage): Promise<void> {
    await this.notifyLandlord(manager, letter);
    await this.outbox.emit(
      manager,
      'mail.requested',
      letter.userId === undefined ? this.#confirmationOf(letter) : copyOf(letter, letter.userId),
    );
    if (letter.isFirst)
      await this.outbox.emit(manager, 'inquiry.sent', inquirySentEvent(letter), {
        key: `inquiry.sent:${letter.inquiryId}`,
      });
  }

  /**
   * Requests the mails to the landlord, unless turned off, and to the contact of the listing, if its mailbox agreed: a
   * renter who answered by mail needs no copy.
   */
  async notifyLandlord(manager: EntityManager, letter: LandlordMessage): Promise<void> {
    const { enabled } = await this.choice.find(letter.home.ownerUserId, manager);
    if (enabled) {
      const replyTo = await this.aliases.renew(manager, letter.inquiryId, { party: 'landlord' });
      await this.outbox.emit(manager, 'mail.requested', toLandlord(letter, replyTo));
    }
    await this.#notifyContact(manager, letter);
  }

  async #notifyContact(manager: EntityManager, letter: LandlordMessage): Promise<void> {
    const contact = await this.contacts.confirmed(manager, letter.inquiryId);
    if (!contact) return;
    const replyTo = await this.aliases.renew(manager, letter.inquiryId, { party: 'contact', contactId: contact.id });
    const mail = toContact(letter, { email: contact.email, replyTo, stopPath: refusalPath(this.links, contact.id) });
    await this.outbox.emit(manager, 'mail.requested', mail);
  }

  /** Returns the mail that asks the mailbox of a guest whether the message is theirs. It has no text of the sender. */
  #confirmationOf({ inquiry, home, inquiryId, messageId, language }: LandlordMessage): MailRequested {
    const { text } = this.links.sign('inquiry', inquiryId, confirmSeconds);
    return {
      template: 'inquiry-confirm',
      key: `inquiry-confirm:${messageId}`,
      email: inquiry.email,
      language,
      words: { title: home.title, city: home.city, landlordName: home.landlord, path: `/confirm/inquiry/${text}` },
    };
  }
}

/** Returns the copy of a logged-in renter, sent to the address in the form. */
function copyOf(letter: LandlordMessage, userId: string): MailRequested {
  const { inquiry, home, messageId, language } = letter;
  return {
    template: 'inquiry-copy',
    key: `inquiry-copy:${messageId}`,
    email: inquiry.email,
    personId: userId,
    language,
    words: {
      title: home.title,
      city: home.city,
      message: inquiry.message,
      firstName: inquiry.firstName,
      landlordName: home.landlord,
      path: home.url,
    },
  };
}
function inquirySentEvent({ inquiry, inquiryId, home, userId, language }: LandlordMessage) {
  const { email, firstName, lastName, phone, wantsAlerts = false } = inquiry;
  return {
    inquiryId,
    email,
    firstName,
    lastName,
    language,
    listingId: home.publicId,
    listingTitle: home.title,
    city: home.city,
    wantsAlerts,
    ...(phone ? { phone } : {}),
    ...(userId === undefined ? {} : { personId: userId }),
  };
}
