import { IsEmail, IsIn, IsObject, IsOptional, IsString, IsUUID, Length, MaxLength, ValidateIf } from 'class-validator';
import { Nested } from '../kernel/input/nested.ts';
import { languages, type Language } from '../kernel/vocabularies.ts';

/** Variables of a message of a renter. */
const renterMessage = [
  'title',
  'city',
  'renterName',
  'renterEmail',
  'renterPhone',
  'moveIn',
  'documents',
  'abroad',
  'unconfirmed',
  'careful',
  'message',
  'howToReply',
] as const;
/**
 * Mail templates and their variables; the texts are in accounts. A sentence whose variable is missing is omitted.
 * `path` is a path on this site that the button opens, `at` and `…At` are ISO 8601 times, `items` is a repeated
 * section; all other variables are plain text.
 */
export const mailTemplateVariables = {
  'verify-email': ['firstName', 'path'],
  'welcome-existing': ['firstName'],
  'password-reset': ['firstName', 'path'],
  'password-changed': ['firstName', 'at'],
  'password-breached': ['firstName'],
  'new-device': ['firstName', 'device', 'at'],
  'login-code': ['firstName', 'code'],
  'second-step-changed': ['firstName', 'at'],
  'phone-changed': ['firstName', 'at'],
  'mail-change-old': ['firstName', 'newEmail', 'path'],
  'mail-change-new': ['firstName', 'path'],
  'mail-change-notice': ['firstName'],
  'landlord-code': ['firstName', 'code'],
  'claim-account': ['firstName', 'company', 'path'],
  'claim-rejected': ['account', 'company', 'at'],
  'credits-bought': ['creditCount', 'path'],
  'credits-expiring': ['creditCount', 'lastDay', 'path'],
  'credits-low': ['creditCount', 'dayCount', 'path'],
  'credits-short': ['pausedCount', 'unfeaturedCount', 'path', 'items', 'title', 'change'],
  'membership-bought': ['endDay', 'listingCount', 'path'],
  'membership-renewed': ['endDay', 'listingCount', 'path'],
  'membership-ending': ['dayCount', 'endDay', 'graceDay', 'path'],
  'membership-ended': ['endDay', 'graceDay', 'path'],
  'membership-lapsed': ['endDay', 'graceDay', 'path'],
  'dispute-opened': ['amount', 'orderNumber', 'disputeReason', 'path'],
  'order-refunded': ['amount', 'orderNumber', 'creditCount', 'path'],
  'membership-renewal-planned': ['endDay', 'chargeDay', 'price', 'path'],
  'membership-renewal-failed': ['endDay', 'retryDay', 'graceDay', 'path'],
  'receipt-copy': ['receipt'],
  'inquiry-received': ['firstName', ...renterMessage, 'path'],
  'lead-contact-confirm': ['landlordName', 'path', 'items'],
  'lead-contact-received': ['landlordName', ...renterMessage, 'items'],
  'inquiry-copy': ['firstName', 'title', 'city', 'landlordName', 'message', 'path'],
  'inquiry-confirm': ['title', 'city', 'landlordName', 'path'],
  'inquiry-reply': ['firstName', 'title', 'city', 'landlordName', 'message', 'careful', 'howToReply', 'path'],
  'inquiry-reply-confirm': ['title', 'city', 'landlordName', 'path'],
  'viewing-proposed': [
    'firstName',
    'title',
    'city',
    'landlordName',
    'time1',
    'time2',
    'time3',
    'message',
    'careful',
    'deadline',
    'openAccount',
    'path',
  ],
  'viewing-cancelled': ['firstName', 'title', 'city', 'landlordName', 'time', 'path'],
  'viewing-home-closed': ['firstName', 'title', 'city', 'time', 'path', 'items', 'rent', 'place'],
  'viewing-cancellation-copy': ['firstName', 'title', 'city', 'time', 'path'],
  'viewing-cancelled-by-renter': ['renterName', 'title', 'city', 'time', 'path'],
  'viewing-accepted': ['renterName', 'title', 'city', 'time', 'path'],
  'viewing-declined': ['renterName', 'title', 'city', 'message', 'careful', 'path'],
  'account-documents-requested': ['firstName', 'message', 'dueAt', 'path'],
  'account-approved': ['firstName', 'path'],
  'account-limited': ['firstName', 'reason', 'listingCount', 'path'],
  'account-suspended': ['firstName', 'reason', 'path'],
  'account-banned': ['firstName', 'reason'],
  'listing-approved': ['title', 'path'],
  'listing-changes-requested': ['title', 'reason', 'path'],
  'listing-rejected': ['title', 'reason', 'path'],
  'listing-held': ['title', 'path'],
  'listing-suspended': ['title', 'reason', 'path'],
  'listing-restored': ['title', 'reason', 'path'],
  'listing-question': ['title', 'reason', 'path'],
  'listing-marked-rented': ['title', 'reason', 'path'],
  'listing-credits-returned': ['title', 'creditCount', 'reason', 'path'],
  'listing-corrected': ['title', 'reason', 'path', 'items', 'field', 'before', 'after'],
  'listing-appeal-upheld': ['title', 'reason', 'path'],
  'report-confirmed': ['title', 'reference'],
  'report-corrected': ['title', 'reference'],
  'report-dismissed': ['title', 'reference'],
  'scam-warning': ['firstName', 'title', 'city', 'path'],
  'listing-expiring': ['title', 'dayCount', 'path'],
  'listing-expired': ['title', 'path'],
  'schedule-incomplete': ['title', 'path'],
  'schedule-credits-short': ['title', 'path'],
  'schedule-refused': ['title', 'path'],
  'home-gone': ['firstName', 'title', 'city', 'path', 'items', 'rent', 'place'],
  'alert-confirm': ['search', 'frequency', 'path'],
  'alert-begun': ['search', 'frequency', 'total', 'path', 'items', 'title', 'facts'],
  'alert-listings': ['search', 'frequency', 'total', 'pauseDay', 'path', 'items', 'title', 'facts'],
  'alert-favourites': ['search', 'frequency', 'total', 'pauseDay', 'path', 'items', 'title', 'facts'],
  'favourites-confirm': ['path'],
  'feed-failing': ['feedName', 'companyName', 'host', 'line', 'excerpt'],
  'contact-message': ['form', 'senderName', 'senderEmail', 'topic', 'message', 'careful', 'path'],
  'form-reply': ['name', 'reference', 'message', 'howToReply', 'path'],
  'deletion-planned': ['firstName', 'deletesAt', 'path'],
  'export-ready': ['firstName', 'path'],
  'viewed-by-support': ['firstName', 'at', 'reason'],
  'account-merged': ['firstName', 'path'],
} as const;
export type MailTemplate = keyof typeof mailTemplateVariables;
export const mailTemplates = Object.keys(mailTemplateVariables) as MailTemplate[];
/** Values of the variables of a template: scalars, and lists of scalars for repeated sections. Never HTML. */
export type MailVariables = Readonly<
  Record<string, string | number | readonly Readonly<Record<string, string | number>>[]>
>;

/** Header of every mail of the site, by which the mail relay recognizes a mail that returns to it. */
export const siteMailHeader = 'X-Porchlight-Relay';
/** Begin and end of the line above which answers are written, in any language; the mail relay cuts from it on. */
export const replyLineMarks = { begin: '##-', end: '-##' } as const;

/** File of a mail. The service that requests the mail stores it; accounts fetches it when the mail is sent. */
export class MailAttachment {
  @IsUUID() taxReceiptId!: string;
}

/**
 * Request to send a mail. Request handlers never send mail: they write this event in their transaction, and accounts
 * sends it.
 */
export class MailRequested {
  @IsIn(mailTemplates) template!: MailTemplate;
  /** Idempotency key. Begins with the template name, so that keys of different templates cannot collide. */
  @IsString() @Length(8, 200) key!: string;
  /** Recipient: a user, whose address accounts knows … */
  @ValidateIf(({ email, recipient }: MailRequested) => email === undefined && recipient === undefined)
  @IsUUID()
  personId?: string;
  /** … or an address. With both, the mail is sent to the address and recorded for the user. */
  @IsOptional() @IsEmail() @MaxLength(254) email?: string;
  /** … or the contact address of the site, which the staff read. */
  @IsOptional() @IsIn(['site']) recipient?: 'site';
  @IsIn(languages) language!: Language;
  @IsObject() words!: MailVariables;
  @IsOptional() @Nested(() => MailAttachment) attachment?: MailAttachment;
  /** Address that takes answers to the mail: an alias of the mail relay. Absent: the mail takes no answers. */
  @IsOptional() @IsEmail() @MaxLength(254) replyTo?: string;
  /**
   * Mailing list that recipients can leave: the mail gets RFC 8058 headers and is subject to suppression. Absent:
   * transactional mail.
   */
  @IsOptional() @IsString() @Length(1, 60) list?: string;
  @IsOptional() @IsString() @MaxLength(1_000) unsubscribeToken?: string;
}

/** Recipient that an event is about: a user, or an address without an account. */
export class MailRecipient {
  @ValidateIf(({ email }: MailRecipient) => email === undefined) @IsUUID() personId?: string;
  @IsOptional() @IsEmail() @MaxLength(254) email?: string;
}
/**
 * The recipient unsubscribed from one list or from all. Mail that the recipient requests, such as a password reset, is
 * still sent.
 */
export class MailSuppressed extends MailRecipient {
  /** Absent: all lists. */
  @IsOptional() @IsString() @Length(1, 60) list?: string;
}
/** The recipient subscribed to a list; overrides an earlier unsubscription. */
export class MailWanted extends MailRecipient {
  @IsString() @Length(1, 60) list!: string;
}
/** A mail of a list bounced. */
export class MailBounced extends MailRecipient {
  @IsString() @Length(1, 60) list!: string;
}
