import { IsEmail, IsIn, IsObject, IsOptional, IsString, IsUUID, Length, MaxLength, ValidateIf } from 'class-validator';
import { languages, type Language } from '../kernel/vocabularies.ts';

/** Every mail that the house writes; its words stand in accounts. */
export const mailTemplates = [
  'verify-email', 'welcome-existing', 'password-reset', 'password-changed', 'new-device', 'login-code', 'second-step-changed', 'mail-change-old', 'mail-change-new', 'landlord-code', 'claim-account',
  'inquiry-received', 'inquiry-copy', 'alert-confirm', 'alert-listings', 'favourites-confirm', 'deletion-planned', 'export-ready',
] as const;
export type MailTemplate = (typeof mailTemplates)[number];
/** What a template is filled with: flat words; what repeats is a list of such. Never HTML. */
export type MailWords = Readonly<Record<string, string | number | readonly Readonly<Record<string, string | number>>[]>>;

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
