import type { MessageCaution } from '@porchlight/contracts/catalog';

const link =
  /https?:\/\/|www\.|\b[a-z0-9-]+\.(com|net|org|info|biz|ru|xyz|top|click|link|shop|site|online|io|me|ly)\b/giu;
const payment =
  /\b(western union|moneygram|wire transfer|gift cards?|bitcoin|crypto(currency)?|cashier'?s che(ck|que)|money order|paypal|zelle|e-?transfer|virement|carte[s]?-cadeau|mandat-poste)\b/giu;
const phone = /\+?\d[\d\s().-]{7,}\d/gu;
/** Returns whether a text names a way of paying that cannot be undone. */
export const asksForPayment = (text: string): boolean => text.search(payment) >= 0;
const minLetters = 30;
const asksOnlyToCall = (text: string) => text.search(phone) >= 0 && text.replace(phone, '').trim().length < minLetters;
/** Returns the number of links in a text. */
export const countLinks = (text: string): number => [...text.matchAll(link)].length;

/** Returns the warnings for a message: links, payment terms, or a phone number with almost no text. */
export function cautionsOf(text: string): MessageCaution[] {
  return [
    ...(countLinks(text) > 0 ? ['link' as const] : []),
    ...(asksForPayment(text) ? ['payment' as const] : []),
    ...(asksOnlyToCall(text) ? ['phone' as const] : []),
  ];
}
