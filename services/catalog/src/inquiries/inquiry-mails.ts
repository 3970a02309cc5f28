import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { Inquiry, MessageCaution } from '@porchlight/contracts/catalog';
import type { MailRequested } from '@porchlight/contracts/internal';
import { formatMessage } from '@porchlight/messages';
import { Outbox, SignedLinks } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { LeadMailChoice } from '../lead-mail/lead-mail-choice.ts';
import { RelayAliases } from '../relay/relay-aliases.ts';
import type { InquiryListing } from './inquiry-listings.ts';
import { mailMessages } from './mail-messages.ts';

/** Life of a link that confirms an inquiry. */
export const confirmSeconds = 7 * 24 * 3_600;

/** Message to deliver to a landlord. */
export interface LandlordMessage {
  readonly inquiryId: string;
  readonly messageId: string;
  readonly inquiry: Pick<
    Inquiry,
    | 'email'
    | 'firstName'
    | 'lastName'
    | 'phone'
    | 'message'
    | 'moveInDate'
    | 'documentsReady'
    | 'isAbroad'
    | 'wantsAlerts'
    | 'sharesContact'
  >;
  readonly home: InquiryListing;
  readonly cautions: readonly MessageCaution[];
  readonly userId: string | undefined;
  /** Whether the account that writes has proved the address. */
  readonly isConfirmed: boolean;
  readonly language: Language;
  /** Whether it is the first message of its inquiry that the landlord gets. */
  readonly isFirst: boolean;
}

/** Requests the mails of a message and reports the inquiry to accounts, in the transaction that stored the message. */
@Injectable()
export class InquiryMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly links: SignedLinks,
    private readonly choice: LeadMailChoice,
    private readonly aliases: RelayAliases,
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

  /** Requests the mail to the landlord only, unless turned off: a renter who answered by mail needs no copy. */
  async notifyLandlord(manager: EntityManager, letter: LandlordMessage): Promise<void> {
    const { enabled } = await this.choice.find(letter.home.ownerUserId, manager);
    if (!enabled) return;
    const replyTo = await this.aliases.renew(manager, letter.inquiryId, 'landlord');
    await this.outbox.emit(manager, 'mail.requested', toLandlord(letter, replyTo));
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

const listingFields = ({ home, inquiry }: LandlordMessage) => ({
  title: home.title,
  city: home.city,
  message: inquiry.message,
});

/** Returns the mail to the landlord, in the language of the listing's description. */
function toLandlord(letter: LandlordMessage, replyTo: string | undefined): MailRequested {
  const { inquiry, home, inquiryId, messageId } = letter;
  const language = home.lang === 'fr' ? 'fr-CA' : 'en-CA';
  return {
    template: 'inquiry-received',
    key: `inquiry-received:${messageId}`,
    personId: home.ownerUserId,
    language,
    ...(replyTo === undefined ? {} : { replyTo }),
    words: {
      ...listingFields(letter),
      path: `/portal/leads/${inquiryId}`,
      renterName: `${inquiry.firstName} ${inquiry.lastName}`,
      howToReply: howToReply(inquiry, replyTo, language),
      ...renterFields(letter, language),
    },
  };
}
function howToReply(
  { firstName, email, sharesContact }: LandlordMessage['inquiry'],
  replyTo: string | undefined,
  language: Language,
): string {
  if (replyTo !== undefined) return formatMessage(mailMessages, language, 'answerMailToRenter', { name: firstName });
  return sharesContact
    ? formatMessage(mailMessages, language, 'replyToAddress', { email })
    : formatMessage(mailMessages, language, 'replyOnSite');
}
function renterFields(
  {
    inquiry: { email, phone, moveInDate, documentsReady = [], isAbroad, sharesContact },
    cautions,
    isConfirmed,
  }: LandlordMessage,
  language: Language,
): Record<string, string> {
  const fields = {
    renterEmail: sharesContact && email,
    renterPhone: sharesContact && phone,
    moveIn: moveInDate,
    documents: documentsReady.map((kind) => formatMessage(mailMessages, language, kind)).join(', '),
    unconfirmed: !isConfirmed && formatMessage(mailMessages, language, 'unconfirmed'),
    abroad: isAbroad && formatMessage(mailMessages, language, 'abroad'),
    careful: cautions.length > 0 && formatMessage(mailMessages, language, 'careful'),
  };
  return Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1])));
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
    words: { ...listingFields(letter), firstName: inquiry.firstName, landlordName: home.landlord, path: home.url },
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
