import type { Language } from '@porchlight/contracts';
import type { MailRequested, MailTemplate } from '@porchlight/contracts/internal';
import type { ReportedHome } from '../reported-home.ts';

type LandlordMail = Extract<
  MailTemplate,
  | 'listing-held'
  | 'listing-suspended'
  | 'listing-restored'
  | 'listing-marked-rented'
  | 'listing-corrected'
  | 'listing-changes-requested'
  | 'listing-appeal-upheld'
  | 'listing-question'
>;

/** Returns a mail to the landlord about reports of a listing, in the language of the listing; once for each of them. */
export const landlordMail = (
  template: LandlordMail,
  { id, title, lang, ownerId }: ReportedHome,
  { reportedListingId, reason }: { readonly reportedListingId: string; readonly reason?: string | undefined },
): MailRequested => ({
  template,
  key: `${template}:${reportedListingId}`,
  personId: ownerId,
  language: lang === 'fr' ? 'fr-CA' : 'en-CA',
  words: { title, ...(reason === undefined ? {} : { reason }), path: `/portal/listings/${id}` },
});

/** A report whose reporter gets the outcome. */
export interface ClosedReport {
  readonly reference: string;
  readonly userId: string | null;
  readonly email: string | null;
  readonly language: Language;
}
/** What became of reports, as their reporters learn it. */
export interface ReporterOutcome {
  readonly title: string;
  readonly outcome: 'confirmed' | 'corrected' | 'dismissed';
}
/** Returns the mail to a reporter about the outcome. */
export const reporterMail = (
  { reference, userId, email, language }: ClosedReport,
  { title, outcome }: ReporterOutcome,
): MailRequested => ({
  template: `report-${outcome}`,
  key: `report-${outcome}:${reference}`,
  ...(userId === null ? { email: email ?? '' } : { personId: userId }),
  language,
  words: { title, reference },
});
