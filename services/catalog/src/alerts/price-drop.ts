/** What makes a lower rent worth a mail (decisions 5.13): both at once. */
export const leastDrop = { share: 0.03, amount: 25 } as const;

/** Whether a rent fell by enough to tell people of it; rents are whole units of one currency. */
export const isPriceDrop = (before: number, now: number): boolean =>
  before - now >= leastDrop.amount && before - now >= before * leastDrop.share;
