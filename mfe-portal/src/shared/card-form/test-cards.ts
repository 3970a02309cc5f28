import type { SandboxCard } from '@porchlight/contracts/commerce';

/** Test cards that the provider publishes, and what happens with each. */
export const testCards = [
  { number: '4242 4242 4242 4242', card: 'pm_card_visa', result: 'visa' },
  { number: '5555 5555 5555 4444', card: 'pm_card_mastercard', result: 'mastercard' },
  { number: '3782 822463 10005', card: 'pm_card_amex', result: 'amex' },
  { number: '4000 0027 6000 3184', card: 'pm_card_threeDSecure2Required', result: 'bankAsks' },
  { number: '4000 0000 0000 0002', card: 'pm_card_chargeDeclined', result: 'declined' },
  { number: '4000 0000 0000 9995', card: 'pm_card_chargeDeclinedInsufficientFunds', result: 'insufficientFunds' },
  { number: '4000 0000 0000 0069', card: 'pm_card_chargeDeclinedExpiredCard', result: 'expiredCard' },
  { number: '4000 0000 0000 0127', card: 'pm_card_chargeDeclinedIncorrectCvc', result: 'incorrectCvc' },
  { number: '4000 0000 0000 0259', card: 'pm_card_createDispute', result: 'dispute' },
] as const satisfies readonly { readonly number: string; readonly card: SandboxCard; readonly result: string }[];

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Returns the test card with a number; undefined for any other number. */
export const testCardOf = (number: string): SandboxCard | undefined =>
  testCards.find((one) => digitsOf(one.number) === digitsOf(number))?.card;

/** Fields of a card. */
export const cardFieldNames = ['number', 'expiry', 'cvc', 'name'] as const;
export type CardField = (typeof cardFieldNames)[number];
export type CardValues = Readonly<Record<CardField, string>>;

/** Returns whether a card is valid in a month: 'MM/YY', with or without the slash. */
export function isExpiryAfter(expiry: string, now: Date): boolean {
  const [, month, year] = /^\s*(0[1-9]|1[0-2])\s*\/?\s*(\d\d)\s*$/.exec(expiry) ?? [];
  if (!month || !year) return false;
  return (2000 + Number(year)) * 12 + Number(month) >= now.getFullYear() * 12 + now.getMonth() + 1;
}

/** Returns the fields that keep a card from being used. */
export function invalidCardFields({ number, expiry, cvc, name }: CardValues, now: Date): readonly CardField[] {
  const valid: Readonly<Record<CardField, boolean>> = {
    number: testCardOf(number) !== undefined,
    expiry: isExpiryAfter(expiry, now),
    cvc: /^\s*\d{3,4}\s*$/.test(cvc),
    name: name.trim() !== '',
  };
  return cardFieldNames.filter((field) => !valid[field]);
}
