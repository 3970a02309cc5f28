/** Least refund in cents, unless less is left. */
const leastCents = 100;

/** Returns the least amount that can be refunded of what is left, in cents. */
export const leastRefund = (leftCents: number): number => Math.min(leastCents, leftCents);

/** Returns the cents of a typed amount such as `64.41` or `64,4`; NaN for any other text. */
export function centsOf(text: string): number {
  const [, whole, , cents = ''] = /^\s*(\d{1,6})([.,](\d{1,2}))?\s*$/.exec(text) ?? [];
  return whole === undefined ? Number.NaN : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

/** Returns an amount as it is typed. */
export const amountText = (cents: number): string => (cents / 100).toFixed(2);
