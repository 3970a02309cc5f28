/**
 * Credits of a listing that support returns, of the last 30 days: what turning it on and featuring it cost, or that and
 * its days.
 */
export const listingRefundScopes = ['activation', 'month'] as const;
export type ListingRefundScope = (typeof listingRefundScopes)[number];
/** Days for which an activation is valid. */
export const listingRefundDays = 30;
/** Characters of the reason, which the landlord gets. */
export const listingRefundReasonLength = { min: 10, max: 500 } as const;
