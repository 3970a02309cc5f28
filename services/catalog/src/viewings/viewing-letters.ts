import type { Language } from '@porchlight/contracts';
import type { MailRequested, MailTemplate, MailVariables } from '@porchlight/contracts/internal';
import { formatMessage } from '@porchlight/messages';
import { mailMessages } from '../inquiries/mail-messages.ts';
import { pathOf } from '../inquiries/reply-mails.ts';
import { cautionsOf } from '../inquiries/screening/caution.ts';
import { formatViewingTime } from './format-viewing-time.ts';
import type { MailedViewing } from './mailed-viewing.ts';
import { messageCatalog } from './messages.ts';

type Words = Readonly<Record<string, string>>;

/** Returns the mail of a proposal, with its times and the note of the landlord. */
export function proposalMail(viewing: MailedViewing): MailRequested {
  const { language, times, expiresAt, canLogIn, note } = viewing;
  return toRenter('viewing-proposed', viewing, {
    ...Object.fromEntries(times.map((time, index) => [`time${index + 1}`, formatViewingTime(time, viewing)])),
    deadline: formatViewingTime(expiresAt, viewing),
    ...noteWords(note, { language, caution: 'carefulRenter' }),
    ...(canLogIn ? {} : { openAccount: formatMessage(messageCatalog, language, 'openAccount') }),
  });
}

export const cancellationMail = (viewing: MailedViewing): MailRequested =>
  toRenter('viewing-cancelled', viewing, timeWords(viewing, viewing.language));

export const closingMail = (viewing: MailedViewing, similar: MailVariables): MailRequested =>
  toRenter('viewing-home-closed', viewing, { ...timeWords(viewing, viewing.language), ...similar });

export const cancellationCopy = (viewing: MailedViewing): MailRequested =>
  toRenter('viewing-cancellation-copy', viewing, timeWords(viewing, viewing.language));

export const renterCancellationMail = (viewing: MailedViewing): MailRequested =>
  toLandlord('viewing-cancelled-by-renter', viewing, timeWords(viewing, landlordLanguage(viewing)));

export const acceptanceMail = (viewing: MailedViewing): MailRequested =>
  toLandlord('viewing-accepted', viewing, timeWords(viewing, landlordLanguage(viewing)));

export const refusalMail = (viewing: MailedViewing): MailRequested =>
  toLandlord(
    'viewing-declined',
    viewing,
    noteWords(viewing.answerNote, { language: landlordLanguage(viewing), caution: 'careful' }),
  );

function toRenter(template: MailTemplate, viewing: MailedViewing, words: MailVariables): MailRequested {
  const { id, inquiryId, email, userId, language, firstName, title, city, landlordName, canLogIn } = viewing;
  const path = canLogIn ? `/admin/my-inquiries?inquiry=${inquiryId}` : pathOf(viewing);
  return {
    template,
    key: `${template}:${id}`,
    email,
    ...(userId === null ? {} : { personId: userId }),
    language,
    words: { firstName, title, city, landlordName, ...words, path },
  };
}

/** Returns a mail to the landlord, in the language of the listing's description. */
function toLandlord(template: MailTemplate, viewing: MailedViewing, words: Words): MailRequested {
  const { id, inquiryId, ownerUserId, firstName, lastName, title, city } = viewing;
  return {
    template,
    key: `${template}:${id}`,
    personId: ownerUserId,
    language: landlordLanguage(viewing),
    words: {
      renterName: [firstName, lastName].filter(Boolean).join(' '),
      title,
      city,
      ...words,
      path: `/portal/leads/${inquiryId}`,
    },
  };
}
const landlordLanguage = ({ lang }: MailedViewing): Language => (lang === 'fr' ? 'fr-CA' : 'en-CA');

/** Returns the accepted time; nothing for a viewing that no one accepted. */
const timeWords = ({ acceptedTime, timeZone }: MailedViewing, language: Language): Words =>
  acceptedTime ? { time: formatViewingTime(acceptedTime, { language, timeZone }) } : {};

/** Returns a note, with a warning of links, ways to pay and bare phone numbers. */
function noteWords(
  note: string | null,
  { language, caution }: { readonly language: Language; readonly caution: 'careful' | 'carefulRenter' },
): Words {
  if (note === null) return {};
  const careful = cautionsOf(note).length > 0 ? { careful: formatMessage(mailMessages, language, caution) } : {};
  return { message: note, ...careful };
}
