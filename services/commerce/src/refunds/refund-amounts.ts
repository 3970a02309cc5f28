/** Credits and money of an order, as far as it was returned before. */
export interface Refundable {
  /** Cents that were paid. */
  readonly totalCents: number;
  /** Bought and free credits of the order. */
  readonly credits: number;
  /** Cents of refunds that are made, and of a dispute that is open or lost. */
  readonly returnedCents: number;
  /** Credits that were reversed for them. */
  readonly returnedCredits: number;
  /** Credits in the wallet. */
  readonly balance: number;
}
/** Credits that the return of an amount takes back. */
export interface CreditReversal {
  /** Taken out of the wallet. */
  readonly creditsReversed: number;
  /** No longer in the wallet. */
  readonly creditsSpent: number;
}

/** Returns the cents that can still be refunded: all that is neither returned nor waits to be. */
export const leftToRefund = ({
  totalCents,
  returnedCents,
  waitingCents,
}: Pick<Refundable, 'totalCents' | 'returnedCents'> & { readonly waitingCents: number }): number =>
  Math.max(0, totalCents - returnedCents - waitingCents);

/**
 * Returns the credits that the return of an amount takes back: its share of the order, rounded down, but never more
 * than the wallet holds. All parts of an order add up to exactly its credits.
 */
export function reversalOf(order: Refundable, amountCents: number): CreditReversal {
  const { totalCents, credits, returnedCents, returnedCredits, balance } = order;
  const share = Math.floor((credits * Math.min(totalCents, returnedCents + amountCents)) / totalCents);
  const due = Math.max(0, share - returnedCredits);
  const creditsReversed = Math.min(due, balance);
  return { creditsReversed, creditsSpent: due - creditsReversed };
}

/**
 * Returns the credits for which a refund counts where credits are limited: all that it takes back, spent ones too. One
 * that takes none back, such as of a membership, counts one credit for each dollar.
 */
export const countedCredits = (order: Omit<Refundable, 'balance'>, amountCents: number): number =>
  reversalOf({ ...order, balance: 0 }, amountCents).creditsSpent || Math.ceil(amountCents / 100);
