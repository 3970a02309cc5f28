import type { ListingState } from '@porchlight/contracts';
import type { RiskReason } from '@porchlight/contracts/catalog';

/** A listing of the demo that is not live, made like another one of its landlord. */
export interface DemoListing {
  readonly publicId: string;
  /** Listing whose landlord, city and answers it has. */
  readonly like: string;
  readonly status: ListingState;
  readonly street: string;
  readonly title: string;
  /** Absent: that of the other listing. */
  readonly description?: string;
  readonly rent: number;
  readonly beds: number;
  /** How many photos of the other listing it has. */
  readonly photoCount: number;
  readonly daysAgo: number;
  /** Everything is answered; else lease, parking, laundry, furnishing, fees and pets are not. */
  readonly isAnswered: boolean;
  /** It was public until then. */
  readonly closedDaysAgo?: number;
  readonly deletedDaysAgo?: number;
  readonly review?: {
    readonly hoursAgo: number;
    readonly risk: number;
    readonly reasons: readonly RiskReason[];
    readonly decision?: 'changes-requested' | 'rejected';
    readonly reason?: string;
  };
}

const mine = '4v1tof8bme';
const condo = 'qd4z3v0elj';
const suite = 'd05ayo18v6';

/** Live listing of the demo landlord that expires soon. */
export const expiringListing = condo;

/** Listings in the states before and after being live that the screens of the demo show, one of another company. */
export const demoListings: readonly DemoListing[] = [
  {
    publicId: 'dem0draft1',
    like: condo,
    status: 'draft',
    street: '1215 Bow Trail Southwest, lower',
    title: 'Garden suite near Sunalta station',
    description: 'Own entrance, one bedroom and a den. New kitchen.',
    rent: 1_450,
    beds: 1,
    photoCount: 2,
    daysAgo: 1,
    isAnswered: false,
  },
  {
    publicId: 'dem0draft2',
    like: mine,
    status: 'draft',
    street: '88 Skyview Ranch Road NE',
    title: '',
    description: '',
    rent: 2_100,
    beds: 3,
    photoCount: 0,
    daysAgo: 4,
    isAnswered: false,
  },
  {
    publicId: 'dem0asked1',
    like: suite,
    status: 'changes_requested',
    street: '46 Copperfield Gate SE',
    title: 'Quiet one-bedroom basement suite with own laundry',
    rent: 1_300,
    beds: 1,
    photoCount: 4,
    daysAgo: 6,
    isAnswered: true,
    review: {
      hoursAgo: 30,
      risk: 10,
      reasons: [{ rule: 'new-account', points: 10 }],
      decision: 'changes-requested',
      reason: 'The photos don’t show the bedroom. Please add one, so that renters who are still abroad can decide.',
    },
  },
  {
    publicId: 'dem0wait01',
    like: mine,
    status: 'pending_review',
    street: '310 Cornerstone Avenue NE',
    title: 'Family house with a fenced yard near two schools',
    rent: 1_350,
    beds: 3,
    photoCount: 5,
    daysAgo: 2,
    isAnswered: true,
    review: {
      hoursAgo: 5,
      risk: 50,
      reasons: [
        { rule: 'rent-very-low', points: 40 },
        { rule: 'new-account', points: 10 },
      ],
    },
  },
  {
    publicId: 'dem0rented',
    like: condo,
    status: 'rented',
    street: '1001 Elbow Drive Southwest',
    title: 'Two-bedroom condo above the river path',
    rent: 1_950,
    beds: 2,
    photoCount: 5,
    daysAgo: 40,
    isAnswered: true,
    closedDaysAgo: 2,
  },
  {
    publicId: 'dem0expire',
    like: suite,
    status: 'expired',
    street: '77 Mahogany Row SE',
    title: 'Basement suite by the lake, heat included',
    rent: 1_250,
    beds: 1,
    photoCount: 3,
    daysAgo: 70,
    isAnswered: true,
    closedDaysAgo: 2,
  },
  {
    publicId: 'dem0wait02',
    like: 'he0l8t211h',
    status: 'pending_review',
    street: '9 Wellesley Street East',
    title: 'Downtown one-bedroom with city view, available now',
    description:
      'Modern one-bedroom in the middle of downtown, all furnished, all utilities. I am out of the country, so send the deposit by Western Union and the keys come by mail. No viewing needed.',
    rent: 1_150,
    beds: 1,
    photoCount: 3,
    daysAgo: 1,
    isAnswered: true,
    review: {
      hoursAgo: 2,
      risk: 75,
      reasons: [
        { rule: 'rent-very-low', points: 40 },
        { rule: 'payment-terms', points: 20 },
        { rule: 'many-listings', points: 15 },
      ],
    },
  },
];
