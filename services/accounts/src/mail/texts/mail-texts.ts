import type { Language } from '@porchlight/contracts';
import type { MailTemplate } from '@porchlight/contracts/internal';
import { alertBegun, alertConfirm, alertFavourites, alertListings } from './alerts.ts';
import { claimAccount } from './claim-account.ts';
import { favouritesConfirm } from './favourites-confirm.ts';
import { homeGone } from './home-gone.ts';
import { inquiryCopy } from './inquiry-copy.ts';
import { inquiryReceived } from './inquiry-received.ts';
import { landlordCode } from './landlord-code.ts';
import { loginCode } from './login-code.ts';
import { mailChangeNew, mailChangeOld } from './mail-change.ts';
import type { MailText, MailTexts } from './mail-text.ts';
import { newDevice } from './new-device.ts';
import { passwordChanged } from './password-changed.ts';
import { passwordReset } from './password-reset.ts';
import { deletionPlanned, exportReady } from './privacy.ts';
import { secondStepChanged } from './second-step-changed.ts';
import { verifyEmail } from './verify-email.ts';
import { welcomeExisting } from './welcome-existing.ts';

/** Every mail of the house. */
export const mailTexts: Readonly<Record<MailTemplate, MailTexts>> = {
  'verify-email': verifyEmail,
  'welcome-existing': welcomeExisting,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'new-device': newDevice,
  'login-code': loginCode,
  'second-step-changed': secondStepChanged,
  'mail-change-old': mailChangeOld,
  'mail-change-new': mailChangeNew,
  'landlord-code': landlordCode,
  'claim-account': claimAccount,
  'inquiry-received': inquiryReceived,
  'inquiry-copy': inquiryCopy,
  'home-gone': homeGone,
  'alert-confirm': alertConfirm,
  'alert-begun': alertBegun,
  'alert-listings': alertListings,
  'alert-favourites': alertFavourites,
  'favourites-confirm': favouritesConfirm,
  'deletion-planned': deletionPlanned,
  'export-ready': exportReady,
};

/** What a mail says in a language. */
export function textIn(template: MailTemplate, language: Language): MailText {
  const { en, fr, us } = mailTexts[template];
  if (language === 'fr-CA') return fr;
  return language === 'en-US' ? { ...en, ...us } : en;
}
