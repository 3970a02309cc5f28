/** Field with the value of a code of each kind. */
export const valueFields = { percent: 'percentOff', amount: 'amountOffCents', credits: 'bonusCredits' } as const;
