/** How a renewal is paid: by an invoice outside this site, with the saved card of the company, or not at all. */
export const renewalBases = ['invoice', 'card', 'complimentary'] as const;
export type RenewalBasis = (typeof renewalBases)[number];
/** Longest term of a renewal, in months. */
export const maxRenewalMonths = 36;
/** Companies that one run renews. */
export const maxRenewalRows = 200;
/** Length of an invoice number, in characters. */
export const maxInvoiceNumberLength = 40;

export const renewalRunStates = ['running', 'done', 'cancelled'] as const;
export type RenewalRunState = (typeof renewalRunStates)[number];
/** States of one company of a run. `charging`: its card is being charged; `waiting`: another person must approve it. */
export const renewalRowStates = ['pending', 'charging', 'waiting', 'renewed', 'skipped', 'failed'] as const;
export type RenewalRowState = (typeof renewalRowStates)[number];
