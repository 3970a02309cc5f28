import type { Inquiry } from '@porchlight/contracts/catalog';
import { disposableDomains } from './disposable-domains.ts';

/** Kind of content in a message that a landlord is warned about. */
export type Caution = 'link' | 'payment' | 'phone';

const link =
  /https?:\/\/|www\.|\b[a-z0-9-]+\.(com|net|org|info|biz|ru|xyz|top|click|link|shop|site|online|io|me|ly)\b/giu;
const payment =
  /\b(western union|moneygram|wire transfer|gift cards?|bitcoin|crypto(currency)?|cashier'?s che(ck|que)|money order|paypal|zelle|e-?transfer|virement|carte[s]?-cadeau|mandat-poste)\b/giu;
const phone = /\+?\d[\d\s().-]{7,}\d/gu;
const minLetters = 30;
const asksOnlyToCall = (text: string) => text.search(phone) >= 0 && text.replace(phone, '').trim().length < minLetters;
const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

/** Returns the warnings for a message: links, payment terms, or a phone number with almost no text. */
export function cautionsOf(text: string): Caution[] {
  return [
    ...(count(text, link) > 0 ? ['link' as const] : []),
    ...(count(text, payment) > 0 ? ['payment' as const] : []),
    ...(asksOnlyToCall(text) ? ['phone' as const] : []),
  ];
}

// Minimum time to fill in the form, in milliseconds: humans need longer.
const minFillInMs = 3000;
const maxLinks = 2;
const domainOf = (email: string) => email.toLowerCase().split('@').at(-1) ?? '';

/**
 * Returns whether a message must be reviewed before its landlord gets it: it may come from a bot, a disposable address
 * or a spammer.
 */
export const isSuspect = ({ website, openForMs, email, message }: Inquiry): boolean =>
  Boolean(website) ||
  openForMs < minFillInMs ||
  disposableDomains.has(domainOf(email)) ||
  count(message, link) > maxLinks ||
  (count(message, link) > 0 && count(message, payment) > 0);
