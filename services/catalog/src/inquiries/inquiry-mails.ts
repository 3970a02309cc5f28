import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { Inquiry } from '@porchlight/contracts/catalog';
import type { MailRequested } from '@porchlight/contracts/internal';
import { Outbox } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import type { Caution } from './caution.ts';
import type { HomeToLet } from './home-to-let.ts';
import { mailWords } from './mail-words.ts';

/** A message that goes to its landlord. */
export interface LetterToLandlord {
  readonly inquiryId: string;
  readonly messageId: string;
  readonly inquiry: Inquiry;
  readonly home: HomeToLet;
  readonly cautions: readonly Caution[];
  readonly userId: string | undefined;
  readonly language: Language;
  /** The first of its inquiry that its landlord gets. */
  readonly isFirst: boolean;
}

/** Asks for the mails of a message, and tells accounts who wrote; all in the transaction that stored it. */
@Injectable()
export class InquiryMails {
  constructor(private readonly outbox: Outbox) {}

  async request(manager: EntityManager, letter: LetterToLandlord): Promise<void> {
    await this.outbox.emit(manager, 'mail.requested', toLandlord(letter));
    await this.outbox.emit(manager, 'mail.requested', copyOf(letter));
    if (letter.isFirst)
      await this.outbox.emit(manager, 'inquiry.sent', newsOf(letter), { key: `inquiry.sent:${letter.inquiryId}` });
  }
}

const aboutHome = ({ home, inquiry }: LetterToLandlord) => ({
  title: home.title,
  city: home.city,
  message: inquiry.message,
});

/** The landlord reads what the renter wrote, in the language that the home is described in. */
function toLandlord(letter: LetterToLandlord): MailRequested {
  const { inquiry, home, messageId, inquiryId } = letter;
  const language = home.lang === 'fr' ? 'fr-CA' : 'en-CA';
  return {
    template: 'inquiry-received',
    key: `inquiry-received:${messageId}`,
    personId: home.ownerUserId,
    language,
    words: {
      ...aboutHome(letter),
      path: `/portal/leads/${inquiryId}`,
      renterName: `${inquiry.firstName} ${inquiry.lastName}`,
      renterEmail: inquiry.email,
      ...aboutRenter(letter, home.lang),
    },
  };
}
function aboutRenter(
  { inquiry: { phone, moveInDate, documentsReady = [], isAbroad }, cautions }: LetterToLandlord,
  lang: HomeToLet['lang'],
): Record<string, string> {
  const said = {
    renterPhone: phone,
    moveIn: moveInDate,
    documents: documentsReady.map((kind) => mailWords[kind][lang]).join(', '),
    abroad: isAbroad && mailWords.abroad[lang],
    careful: cautions.length > 0 && mailWords.careful[lang],
  };
  return Object.fromEntries(Object.entries(said).filter((word): word is [string, string] => Boolean(word[1])));
}
/** The renter's copy goes to the address that was written down. */
function copyOf(letter: LetterToLandlord): MailRequested {
  const { inquiry, home, messageId, userId, language } = letter;
  return {
    template: 'inquiry-copy',
    key: `inquiry-copy:${messageId}`,
    email: inquiry.email,
    ...(userId === undefined ? {} : { personId: userId }),
    language,
    words: { ...aboutHome(letter), firstName: inquiry.firstName, landlordName: home.landlord, path: home.url },
  };
}
function newsOf({ inquiry, inquiryId, home, userId, language }: LetterToLandlord) {
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
