import type { BillingInformationChange } from '@porchlight/contracts/commerce';

/** Listing of the history; its days count back from the day of seeding. */
export interface HistoricListing {
  readonly publicId: string;
  /** Day on which it was turned on. */
  readonly activated: number;
  /** Day on which it was turned off, after the charge of that day. */
  readonly paused?: number;
  /** Days on which featuring began and ended. */
  readonly featured?: { readonly began: number; readonly ended?: number };
}
export interface HistoricPromoCode {
  readonly code: string;
  readonly percent: number;
  readonly maxUses: number;
  readonly startsDaysAgo: number;
  readonly endsDaysAgo?: number;
}
export interface HistoricRefund {
  readonly id: string;
  /** Id at the payment sandbox. */
  readonly providerId: string;
  readonly daysAgo: number;
  readonly amountCents: number;
  readonly reason: string;
}
/** Order of a bundle of `credits`, or of a membership. */
export interface HistoricOrder {
  readonly id: string;
  readonly attemptId: string;
  /** Id at the payment sandbox. */
  readonly paymentId: string;
  readonly daysAgo: number;
  readonly credits?: number;
  readonly membership?: { readonly months: number; readonly includedListings: number };
  readonly priceCents: number;
  readonly promoCode?: string;
  readonly discountCents?: number;
  readonly totalCents: number;
  /** Whether its card was declined and it was given up. */
  readonly expired?: true;
  readonly refund?: HistoricRefund;
}
/**
 * What the company of the demo landlord has bought and used. `npm run seed` writes it, with the payments of the payment
 * sandbox.
 */
export interface LandlordHistory {
  readonly companyId: string;
  readonly personId: string;
  /** Staff user who made the refunds. */
  readonly staffId: string;
  readonly billing: BillingInformationChange;
  readonly card: {
    readonly id: string;
    readonly customerId: string;
    readonly brand: string;
    readonly last4: string;
    readonly expMonth: number;
    readonly expYearsAhead: number;
  };
  readonly promoCodes: readonly HistoricPromoCode[];
  readonly listings: readonly HistoricListing[];
  /** Oldest first. */
  readonly orders: readonly HistoricOrder[];
}
