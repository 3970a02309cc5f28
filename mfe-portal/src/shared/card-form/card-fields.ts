import type { ApiError } from '@porchlight/client';
import type { PaymentConfirmation } from '@porchlight/contracts/commerce';

/** What a card is confirmed for: the payment of an order, or without an order a card that is saved. */
export interface CardConfirmation extends PaymentConfirmation {
  readonly orderId?: string;
}
/** Card fields of a payment provider. What is entered stays inside of them. */
export interface CardFields {
  /** Returns whether the card can be used; the fields show what is missing. */
  readonly check: () => boolean;
  /**
   * Confirms with the card. The promise resolves when the provider has responded, accepted or declined, and rejects
   * with the error of the call.
   */
  readonly confirm: (confirmation: CardConfirmation) => Promise<void>;
  /** Lets the buyer confirm at the bank. */
  readonly authenticate: (confirmation: CardConfirmation) => Promise<void>;
}

/** Returns the response of a call. Throws its error. */
export async function responseOf<T>(
  call: PromiseLike<{ readonly data?: T | undefined; readonly error?: unknown }>,
): Promise<T> {
  const { data, error } = await call;
  if (data === undefined) throw error as ApiError;
  return data;
}
