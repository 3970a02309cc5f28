import type { Inquiry } from '@porchlight/contracts/catalog';
import { disposableDomains } from './disposable-domains.ts';

/** What a landlord should be careful with in a message. */
export type Caution = 'link' | 'payment' | 'phone';

const link =
  /https?:\/\/|www\.|\b[a-z0-9-]+\.(com|net|org|info|biz|ru|xyz|top|click|link|shop|site|online|io|me|ly)\b/giu;
const payment =
  /\b(western union|moneygram|wire transfer|gift cards?|bitcoin|crypto(currency)?|cashier'?s che(ck|que)|money order|paypal|zelle|e-?transfer|virement|carte[s]?-cadeau|mandat-poste)\b/giu;
const phone = /\+?\d[\d\s().-]{7,}\d/gu;
const fewLetters = 30;
const asksOnlyToCall = (text: string) => text.search(phone) >= 0 && text.replace(phone, '').trim().length < fewLetters;
const count = (text: string, words: RegExp) => [...text.matchAll(words)].length;

/** Links, words of payment, and a phone number with hardly a word. */
export function cautionsOf(text: string): Caution[] {
  return [
    ...(count(text, link) > 0 ? ['link' as const] : []),
    ...(count(text, payment) > 0 ? ['payment' as const] : []),
    ...(asksOnlyToCall(text) ? ['phone' as const] : []),
  ];
}

// Reading the fields alone takes longer.
const shortestMs = 3000;
const mostLinks = 2;
const domainOf = (email: string) => email.toLowerCase().split('@').at(-1) ?? '';

/** Whether people look at a message before its landlord gets it: a program may have written it, or somebody who hides, or it sells something. */
export const isSuspect = ({ website, openForMs, email, message }: Inquiry): boolean =>
  Boolean(website) ||
  openForMs < shortestMs ||
  disposableDomains.has(domainOf(email)) ||
  count(message, link) > mostLinks ||
  (count(message, link) > 0 && count(message, payment) > 0);
