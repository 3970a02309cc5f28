import type { AlertFrequency } from '@porchlight/contracts/catalog';

interface AtListing {
  readonly publicId: string;
}
/** Contents of the demo renter's activity file; times are hours before the time of seeding. */
export interface RenterActivityFile {
  readonly userId: string;
  readonly email: string;
  readonly favourites: readonly (AtListing & { readonly note: string; readonly hoursAgo: number })[];
  /** `rentChange` is the difference between the rent at the time and today's. */
  readonly viewed: readonly (AtListing & {
    readonly hoursAgo: number;
    readonly times: number;
    readonly rentChange?: number;
  })[];
  readonly inquiries: readonly (AtListing & {
    readonly stage: 'new' | 'viewed' | 'replied' | 'showing';
    readonly messages: readonly {
      readonly author: 'renter' | 'landlord';
      readonly hoursAgo: number;
      readonly text: string;
    }[];
  })[];
  readonly alerts: readonly {
    readonly name?: string;
    readonly cityId: number;
    readonly query: string;
    readonly frequency: AlertFrequency;
    readonly hoursAgo: number;
    readonly sentHoursAgo: number;
  }[];
  readonly points: readonly object[];
  readonly wishes: {
    readonly budgetMin: number;
    readonly budgetMax: number;
    readonly beds: readonly number[];
    readonly areas: readonly string[];
  };
}
