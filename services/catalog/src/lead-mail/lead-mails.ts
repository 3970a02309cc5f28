import type { Language } from '@porchlight/contracts';
import type { Inquiry, MessageCaution } from '@porchlight/contracts/catalog';
import type { MailRequested } from '@porchlight/contracts/internal';
import { formatMessage } from '@porchlight/messages';
import type { InquiryListing } from '../inquiries/inquiry-listings.ts';
import { mailMessages } from '../inquiries/mail-messages.ts';

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

/** Mailbox of a listing's contact. */
interface ContactMailbox {
  readonly email: string;
  readonly replyTo: string | undefined;
  /** Path of the link that ends the mails. */
  readonly stopPath: string;
}

// The contact may have no account, so its mail does not open the portal.
const replyMessages = {
  landlord: { mail: 'answerMailToRenter', address: 'replyToAddress', none: 'replyOnSite' },
  contact: { mail: 'answerMailOnly', address: 'replyToAddressOnly', none: 'landlordReplies' },
} as const;

/** Returns the mail to the landlord, in the language of the listing's description. */
export function toLandlord(letter: LandlordMessage, replyTo: string | undefined): MailRequested {
  return {
    template: 'inquiry-received',
    key: `inquiry-received:${letter.messageId}`,
    personId: letter.home.ownerUserId,
    language: languageOf(letter),
    ...(replyTo === undefined ? {} : { replyTo }),
    words: { ...wordsOf(letter, 'landlord', replyTo), path: `/portal/leads/${letter.inquiryId}` },
  };
}

/** Returns the mail to the contact of the listing, in the same language. */
export function toContact(letter: LandlordMessage, { email, replyTo, stopPath }: ContactMailbox): MailRequested {
  return {
    template: 'lead-contact-received',
    key: `lead-contact-received:${letter.messageId}`,
    email,
    language: languageOf(letter),
    ...(replyTo === undefined ? {} : { replyTo }),
    words: {
      ...wordsOf(letter, 'contact', replyTo),
      landlordName: letter.home.landlord,
      items: [{ path: stopPath }],
    },
  };
}

const languageOf = ({ home }: LandlordMessage): Language => (home.lang === 'fr' ? 'fr-CA' : 'en-CA');

function wordsOf(letter: LandlordMessage, reader: keyof typeof replyMessages, replyTo: string | undefined) {
  const { home, inquiry } = letter;
  const language = languageOf(letter);
  return {
    title: home.title,
    city: home.city,
    message: inquiry.message,
    renterName: `${inquiry.firstName} ${inquiry.lastName}`,
    howToReply: howToReply(inquiry, replyTo, { language, messages: replyMessages[reader] }),
    ...renterFields(letter, language),
  };
}

function howToReply(
  { firstName, email, sharesContact }: LandlordMessage['inquiry'],
  replyTo: string | undefined,
  {
    language,
    messages,
  }: { readonly language: Language; readonly messages: (typeof replyMessages)['landlord' | 'contact'] },
): string {
  if (replyTo !== undefined) return formatMessage(mailMessages, language, messages.mail, { name: firstName });
  return sharesContact
    ? formatMessage(mailMessages, language, messages.address, { email })
    : formatMessage(mailMessages, language, messages.none);
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
    careful: warningOf(cautions, language),
  };
  return Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1])));
}

/** Returns what to be careful about: what the message contains, and that it was not checked; empty without reasons. */
function warningOf(cautions: readonly MessageCaution[], language: Language): string {
  const warnings = [
    ...(cautions.some((caution) => caution !== 'unchecked') ? ['careful' as const] : []),
    ...(cautions.includes('unchecked') ? ['unchecked' as const] : []),
  ];
  return warnings.map((warning) => formatMessage(mailMessages, language, warning)).join(' ');
}
