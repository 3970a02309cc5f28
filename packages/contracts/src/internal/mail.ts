import { IsEmail, IsIn, IsObject, IsOptional, IsString, IsUUID, Length, MaxLength, ValidateIf } from 'class-validator';
import { languages, type Language } from '../kernel/vocabularies.ts';

/**
 * Every mail that the house writes, and the words that each asks for; its texts stand in accounts. A sentence whose word is missing is left
 * out. `path` is an address of ours that the button opens, `at` and `…At` are moments (ISO 8601), `items` what repeats; all else is text as people read it.
 */
export const mailWords = {
  'verify-email': ['firstName', 'path'],
  'welcome-existing': ['firstName'],
  'password-reset': ['firstName', 'path'],
  'password-changed': ['firstName', 'at'],
  'new-device': ['firstName', 'device', 'at'],
  'login-code': ['firstName', 'code'],
  'second-step-changed': ['firstName', 'at'],
  'mail-change-old': ['firstName', 'newEmail', 'path'],
  'mail-change-new': ['firstName', 'path'],
  'landlord-code': ['firstName', 'code'],
  'claim-account': ['firstName', 'company', 'path'],
  'inquiry-received': [
    'firstName',
    'title',
    'city',
    'renterName',
    'renterEmail',
    'renterPhone',
    'moveIn',
    'documents',
    'abroad',
    'careful',
    'message',
    'path',
  ],
  'inquiry-copy': ['firstName', 'title', 'city', 'landlordName', 'message', 'path'],
  'home-gone': ['firstName', 'title', 'city', 'path', 'items', 'rent', 'place'],
  'alert-confirm': ['search', 'frequency', 'path'],
  'alert-begun': ['search', 'frequency', 'total', 'path', 'items', 'title', 'facts'],
  'alert-listings': ['search', 'frequency', 'total', 'pauseDay', 'path', 'items', 'title', 'facts'],
  'alert-favourites': ['search', 'frequency', 'total', 'pauseDay', 'path', 'items', 'title', 'facts'],
  'favourites-confirm': ['path'],
  'deletion-planned': ['firstName', 'deletesAt', 'path'],
  'export-ready': ['firstName', 'path'],
} as const;
export type MailTemplate = keyof typeof mailWords;
export const mailTemplates = Object.keys(mailWords) as MailTemplate[];
/** What a template is filled with: flat words; what repeats is a list of such. Never HTML. */
export type MailWords = Readonly<
  Record<string, string | number | readonly Readonly<Record<string, string | number>>[]>
>;

/** Somebody is to get a mail. Nothing is sent from a request: this is written in its transaction, and accounts sends. */
export class MailRequested {
  @IsIn(mailTemplates) template!: MailTemplate;
  /** The same key is one mail, however often it is asked for; begins with the template, so that two slices never meet. */
  @IsString() @Length(8, 200) key!: string;
  /** Whom it goes to: a person, whose address accounts knows … */
  @ValidateIf(({ email }: MailRequested) => email === undefined) @IsUUID() personId?: string;
  /** … or an address; with a person too, it goes to the address and belongs to the person. */
  @IsOptional() @IsEmail() @MaxLength(254) email?: string;
  @IsIn(languages) language!: Language;
  @IsObject() words!: MailWords;
  /** Mail that people may leave names its list: it gets the headers of RFC 8058 and is suppressed when sent. Absent: transactional. */
  @IsOptional() @IsString() @Length(1, 60) list?: string;
  @IsOptional() @IsString() @MaxLength(1_000) unsubscribeToken?: string;
}

/** Whose address it is about: a person's, as accounts knows it, or one that no account has. */
export class MailReader {
  @ValidateIf(({ email }: MailReader) => email === undefined) @IsUUID() personId?: string;
  @IsOptional() @IsEmail() @MaxLength(254) email?: string;
}
/** Somebody wants no more mail of a list, or of any list; what they ask for themselves, such as a new password, still comes. */
export class MailSuppressed extends MailReader {
  /** Absent: every list. */
  @IsOptional() @IsString() @Length(1, 60) list?: string;
}
/** Somebody said yes to a list, whatever they left before: their last word counts. */
export class MailWanted extends MailReader {
  @IsString() @Length(1, 60) list!: string;
}
/** A mail of a list could not be brought to its reader: their address takes none. */
export class MailBounced extends MailReader {
  @IsString() @Length(1, 60) list!: string;
}
