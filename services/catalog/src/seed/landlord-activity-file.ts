import type { Language } from '@porchlight/contracts';
import type { LeadStage, MessageCaution } from '@porchlight/contracts/catalog';

/** Contents of the file of the demo landlord's leads and visits; times are hours or days before the time of seeding. */
export interface LandlordActivityFile {
  readonly leads: readonly LandlordLead[];
  readonly days: readonly {
    readonly publicId: string;
    readonly daysAgo: number;
    readonly views: number;
    readonly impressions: number;
  }[];
}
export interface LandlordLead {
  readonly publicId: string;
  readonly email: string;
  readonly stage: LeadStage;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string;
  readonly language?: Language;
  readonly moveInDays?: number;
  readonly householdSize?: number;
  readonly pets?: string;
  readonly documentsReady?: readonly string[];
  readonly careful?: readonly MessageCaution[];
  readonly isAbroad?: boolean;
  readonly isConfirmed?: boolean;
  readonly isArchived?: boolean;
  readonly note?: string;
  readonly seen?: number;
  readonly messages: readonly {
    readonly author: 'renter' | 'landlord';
    readonly hoursAgo: number;
    readonly text: string;
  }[];
}
