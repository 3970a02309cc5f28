import type { MailTemplate } from '@porchlight/contracts/internal';
import type { MessageCatalog } from '@porchlight/messages';
import { newDevice } from './account-notices/new-device.ts';
import { viewedBySupport } from './account-notices/viewed-by-support.ts';
import { alertBegun, alertConfirm, alertFavourites, alertListings } from './alerts.ts';
import { claimAccount } from './claim-account.ts';
import { claimRejected } from './claim-rejected.ts';
import { contactMessage, formReply } from './contact-message.ts';
import { accountApproved, accountBanned, accountLimited, accountSuspended } from './landlords/account-review.ts';
import { accountDocumentsRequested } from './landlords/account-review.ts';
import { creditsBought } from './landlords/credits-bought.ts';
import { creditsExpiring } from './landlords/credits-expiring.ts';
import { creditsLow } from './landlords/credits-low.ts';
import { creditsShort } from './landlords/credits-short.ts';
import {
  membershipBought,
  membershipEnded,
  membershipEnding,
  membershipLapsed,
  membershipRenewalFailed,
  membershipRenewalPlanned,
  membershipRenewed,
} from './landlords/membership.ts';
import { listingExpired, listingExpiring } from './landlords/listing-expiry.ts';
import { scheduleCreditsShort, scheduleIncomplete, scheduleRefused } from './landlords/listing-schedule.ts';
import { listingApproved, listingChangesRequested, listingRejected } from './landlords/listing-review.ts';
import { listingCreditsReturned } from './landlords/listing-credits-returned.ts';
import { receiptCopy } from './landlords/receipt-copy.ts';
import { favouritesConfirm } from './favourites-confirm.ts';
import { feedFailing } from './feed-failing.ts';
import { homeGone } from './home-gone.ts';
import { inquiryConfirm } from './inquiry-confirm.ts';
import { inquiryCopy } from './inquiry-copy.ts';
import { inquiryReply, inquiryReplyConfirm } from './inquiry-reply.ts';
import { inquiryReceived } from './inquiry-received.ts';
import { landlordCode } from './landlords/landlord-code.ts';
import { leadContactConfirm, leadContactReceived } from './landlords/lead-contact.ts';
import { disputeOpened } from './landlords/dispute-opened.ts';
import { orderRefunded } from './landlords/order-refunded.ts';
import { loginCode } from './login-code.ts';
import { mailChangeNew, mailChangeNotice, mailChangeOld } from './mail-change.ts';
import { passwordBreached } from './password-breached.ts';
import { passwordChanged } from './password-changed.ts';
import { passwordReset } from './password-reset.ts';
import { phoneChanged } from './phone-changed.ts';
import { accountMerged, deletionPlanned, exportReady } from './privacy.ts';
import { listingAppealUpheld, listingCorrected, listingHeld, listingMarkedRented } from './reports/to-landlords.ts';
import { listingQuestion, listingRestored, listingSuspended } from './reports/to-landlords.ts';
import { reportConfirmed, reportCorrected, reportDismissed, scamWarning } from './reports/to-renters.ts';
import { secondFactorChanged } from './second-factor-changed.ts';
import { viewingAccepted, viewingCancelledByRenter, viewingDeclined } from './viewings/to-landlords.ts';
import {
  viewingCancellationCopy,
  viewingCancelled,
  viewingHomeClosed,
  viewingProposed,
} from './viewings/to-renters.ts';
import { verifyEmail } from './verify-email.ts';
import { welcomeExisting } from './welcome-existing.ts';

/**
 * Messages of a mail template, with the values of the request and of the site. A message with a missing value is left
 * out.
 */
interface MailTemplateMessages {
  /**
   * Messages by part: `subject`, the paragraphs above the button (`before1`, `before2` …), the label of the `button`,
   * the line of each of `items`, linked to its `path` (`item`), the paragraphs below (`after1` …), and the reason why
   * the recipient gets the mail (`because`).
   */
  readonly messages: MessageCatalog<{ readonly subject: string; readonly because: string }>;
  /** Target of the button when the request has no `path`. */
  readonly path?: string;
}

/** Messages of all mail templates. */
export const mailTemplateMessages: Readonly<Record<MailTemplate, MailTemplateMessages>> = {
  'verify-email': verifyEmail,
  'welcome-existing': welcomeExisting,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'password-breached': passwordBreached,
  'new-device': newDevice,
  'login-code': loginCode,
  'second-step-changed': secondFactorChanged,
  'phone-changed': phoneChanged,
  'mail-change-old': mailChangeOld,
  'mail-change-new': mailChangeNew,
  'mail-change-notice': mailChangeNotice,
  'landlord-code': landlordCode,
  'claim-account': claimAccount,
  'claim-rejected': claimRejected,
  'credits-bought': creditsBought,
  'credits-expiring': creditsExpiring,
  'credits-low': creditsLow,
  'credits-short': creditsShort,
  'membership-bought': membershipBought,
  'membership-ending': membershipEnding,
  'membership-ended': membershipEnded,
  'membership-lapsed': membershipLapsed,
  'dispute-opened': disputeOpened,
  'order-refunded': orderRefunded,
  'membership-renewed': membershipRenewed,
  'membership-renewal-planned': membershipRenewalPlanned,
  'membership-renewal-failed': membershipRenewalFailed,
  'receipt-copy': receiptCopy,
  'inquiry-received': inquiryReceived,
  'lead-contact-confirm': leadContactConfirm,
  'lead-contact-received': leadContactReceived,
  'inquiry-copy': inquiryCopy,
  'inquiry-confirm': inquiryConfirm,
  'inquiry-reply': inquiryReply,
  'inquiry-reply-confirm': inquiryReplyConfirm,
  'viewing-proposed': viewingProposed,
  'viewing-cancelled': viewingCancelled,
  'viewing-home-closed': viewingHomeClosed,
  'viewing-cancellation-copy': viewingCancellationCopy,
  'viewing-cancelled-by-renter': viewingCancelledByRenter,
  'viewing-accepted': viewingAccepted,
  'viewing-declined': viewingDeclined,
  'account-documents-requested': accountDocumentsRequested,
  'account-approved': accountApproved,
  'account-limited': accountLimited,
  'account-suspended': accountSuspended,
  'account-banned': accountBanned,
  'listing-approved': listingApproved,
  'listing-changes-requested': listingChangesRequested,
  'listing-rejected': listingRejected,
  'listing-held': listingHeld,
  'listing-suspended': listingSuspended,
  'listing-restored': listingRestored,
  'listing-question': listingQuestion,
  'listing-marked-rented': listingMarkedRented,
  'listing-corrected': listingCorrected,
  'listing-credits-returned': listingCreditsReturned,
  'listing-appeal-upheld': listingAppealUpheld,
  'report-confirmed': reportConfirmed,
  'report-corrected': reportCorrected,
  'report-dismissed': reportDismissed,
  'scam-warning': scamWarning,
  'listing-expiring': listingExpiring,
  'listing-expired': listingExpired,
  'schedule-incomplete': scheduleIncomplete,
  'schedule-credits-short': scheduleCreditsShort,
  'schedule-refused': scheduleRefused,
  'home-gone': homeGone,
  'alert-confirm': alertConfirm,
  'alert-begun': alertBegun,
  'alert-listings': alertListings,
  'alert-favourites': alertFavourites,
  'favourites-confirm': favouritesConfirm,
  'feed-failing': feedFailing,
  'contact-message': contactMessage,
  'form-reply': formReply,
  'deletion-planned': deletionPlanned,
  'export-ready': exportReady,
  'viewed-by-support': viewedBySupport,
  'account-merged': accountMerged,
};
