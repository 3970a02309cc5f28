import type { Inquiry, MessageCaution } from '@porchlight/contracts/catalog';
import { disposableDomains } from './disposable-domains.ts';

const link =
  /https?:\/\/|www\.|\b[a-z0-9-]+\.(com|net|org|info|biz|ru|xyz|top|click|link|shop|site|online|io|me|ly)\b/giu;
const payment =
  /\b(western union|moneygram|wire transfer|gift cards?|bitcoin|crypto(currency)?|cashier'?s che(ck|que)|money order|paypal|zelle|e-?transfer|virement|carte[s]?-cadeau|mandat-poste)\b/giu;
const phone = /\+?\d[\d\s().-]{7,}\d/gu;
/** Returns whether a text names a way of paying that cannot be undone. */
export const asksForPayment = (text: string): boolean => text.search(payment) >= 0;
const minLetters = 30;
const asksOnlyToCall = (text: string) => text.search(phone) >= 0 && text.replace(phone, '').trim().length < minLetters;
const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

/** Returns the warnings for a message: links, payment terms, or a phone number with almost no text. */
export function cautionsOf(text: string): MessageCaution[] {
  return [
    ...(count(text, link) > 0 ? ['link' as const] : []),
    ...(count(text, payment) > 0 ? ['payment' as const] : []),
    ...(asksOnlyToCall(text) ? ['phone' as const] : []),
  ];
}

const maxLinks = 2;
const domainOf = (email: string) => email.toLowerCase().split('@').at(-1) ?? '';

/** Score from which a message is held for a check, and from which it is not passed on without a decision of staff. */
export const holdScores = { held: 40, high: 60 } as const;

/**
 * Returns how likely a message comes from a bot, a disposable address or a spammer. `isPageViewPlausible`: the writer
 * is logged in, or opened the page of the listing a few seconds ago.
 */
export const suspicionOf = (
  { website, email, message }: Pick<Inquiry, 'website' | 'email' | 'message'>,
  isPageViewPlausible: boolean,
): number =>
  (website ? 100 : 0) +
  (isPageViewPlausible ? 0 : 40) +
  (disposableDomains.has(domainOf(email)) ? 40 : 0) +
  (count(message, link) > maxLinks ? 60 : 0) +
  (count(message, link) > 0 && count(message, payment) > 0 ? 60 : 0);
