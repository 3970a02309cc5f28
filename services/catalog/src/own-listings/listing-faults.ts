import type { ListingState } from '@porchlight/contracts';
import {
  availableDays,
  draftListingStates,
  listingDescriptionLength,
  listingTitleLength,
  maxOfferDays,
  monthlyRent,
  type ListingDraft,
} from '@porchlight/contracts/catalog';
import type { MessageReference } from '@porchlight/messages';
import { Problem } from '@porchlight/service-kit';
import { findExcludingPhrase } from './ad-screening/screen-ad.ts';
import { isUpcoming } from '../listings/open-houses.ts';
import type { ZonedPlace } from '../listings/time-zone.ts';
import { messages } from './messages.ts';

type Field = keyof ListingDraft;
type Basics = 'listingKind' | 'bathsFull' | 'bathsHalf' | 'rent' | 'rentFrequency' | 'availableDate';
/** A listing with what its rules read. */
export type JudgedListing = Pick<ListingDraft, Basics> &
  Partial<{ readonly [K in Field]: ListingDraft[K] | null }> & {
    readonly status: ListingState;
    readonly place?: ZonedPlace;
  };
/** What the class of the input cannot judge: text without the space around it, days from today, several fields. */
interface Rule {
  readonly field: Field;
  /** Fields besides its own that the rule reads. */
  readonly reads?: readonly Field[];
  /** Returns the message for a listing that breaks the rule. */
  readonly faultOf: (listing: JudgedListing, now: number) => MessageReference | undefined;
}

/** Lowest and highest rent per month, in whole units. */
const monthlyRentBounds = { min: 100, max: 50_000 } as const;
const dayMs = 86_400_000;
const sharesBath: ReadonlySet<string> = new Set(['room', 'shared']);
const isOver = (low: number | null | undefined, high: number | null | undefined) =>
  typeof low === 'number' && typeof high === 'number' && low > high;

const tooShort = (text: string, min: number) => (text.length < min ? messages.atLeast(min) : undefined);

const screenedTexts = [
  'title',
  'description',
  'depositNote',
  'petNote',
  'specialOffer',
  'officeHours',
  'viewingNotes',
] as const satisfies readonly Field[];

const draftRules: readonly Rule[] = [
  {
    field: 'bathsFull',
    reads: ['bathsHalf', 'listingKind'],
    faultOf: ({ bathsFull, bathsHalf, listingKind }) =>
      bathsFull + bathsHalf === 0 && !sharesBath.has(listingKind) ? messages.bathNeeded : undefined,
  },
  {
    field: 'leaseMaxMonths',
    reads: ['leaseMinMonths'],
    faultOf: ({ leaseMinMonths, leaseMaxMonths }) =>
      isOver(leaseMinMonths, leaseMaxMonths) ? messages.leaseTooShort : undefined,
  },
  {
    field: 'rent',
    reads: ['rentFrequency'],
    faultOf: ({ rent, rentFrequency }) => {
      const monthly = monthlyRent(rent, rentFrequency);
      return monthly < monthlyRentBounds.min || monthly > monthlyRentBounds.max ? messages.rentOutOfBounds : undefined;
    },
  },
  {
    field: 'rentMax',
    reads: ['rent'],
    faultOf: ({ rent, rentMax }) => (isOver(rent, rentMax) ? messages.rentMaxTooLow : undefined),
  },
  {
    field: 'availableDate',
    faultOf: ({ availableDate }, now) => {
      const days = (Date.parse(availableDate) - now) / dayMs;
      const isTooFar = days < -availableDays.past - 1 || days > availableDays.future + 1;
      return isTooFar ? messages.availableDateTooFar : undefined;
    },
  },
  {
    field: 'sqftMax',
    reads: ['sqft'],
    faultOf: ({ sqft, sqftMax }) => (isOver(sqft, sqftMax) ? messages.sqftMaxTooLow : undefined),
  },
  ...(['parkingSpaces', 'parkingFee'] as const).map((field): Rule => ({
    field,
    reads: ['parkingType'],
    faultOf: (listing) => (listing.parkingType === 'none' && listing[field] ? messages.noParking : undefined),
  })),
  {
    field: 'utilitiesTenantPays',
    reads: ['utilities'],
    faultOf: ({ utilities = [], utilitiesTenantPays = [] }) =>
      utilitiesTenantPays?.some((one) => utilities?.includes(one)) ? messages.utilityTwice : undefined,
  },
  {
    field: 'specialOfferEnd',
    reads: ['specialOfferStart'],
    faultOf: ({ specialOfferStart, specialOfferEnd }) => {
      const days = (Date.parse(specialOfferEnd ?? '') - Date.parse(specialOfferStart ?? '')) / dayMs;
      if (days < 0) return messages.offerEndsEarly;
      return days >= maxOfferDays ? messages.offerTooLong(maxOfferDays) : undefined;
    },
  },
  {
    field: 'openHouses',
    faultOf: ({ openHouses, place }, now) => {
      if (openHouses?.some(({ from, to }) => to <= from)) return messages.openHouseEndsEarly;
      const isPast = place && openHouses?.some((one) => !isUpcoming(one, place, new Date(now)));
      return isPast ? messages.openHousePast : undefined;
    },
  },
  ...screenedTexts.map((field): Rule => ({
    field,
    reads: ['listingKind'],
    faultOf: (listing) => {
      const found = findExcludingPhrase(listing[field] ?? '', listing.listingKind);
      return found && messages.excludes(found);
    },
  })),
];
// The texts of a draft grow, and an offer without its days is not shown.
const publishedRules: readonly Rule[] = [
  {
    field: 'specialOfferEnd',
    reads: ['specialOffer', 'specialOfferStart'],
    faultOf: ({ specialOffer, specialOfferStart, specialOfferEnd }) =>
      specialOffer && !(specialOfferStart && specialOfferEnd) ? messages.offerNeedsDays : undefined,
  },
  {
    field: 'title',
    faultOf: ({ title }) => tooShort(title ?? '', listingTitleLength.min),
  },
  {
    field: 'description',
    faultOf: ({ description }) => tooShort(description ?? '', listingDescriptionLength.min),
  },
  ...draftRules,
];
const draftStates: ReadonlySet<ListingState> = new Set(draftListingStates);

/**
 * Throws 422 `input-refused` for changed fields that break a rule. What was stored before and stays is not judged: a
 * day passes, and imports are less strict.
 */
export function refuseBrokenRules(listing: JudgedListing, changed: ReadonlySet<string>, now = Date.now()): void {
  const errors: Partial<Record<Field, MessageReference[]>> = {};
  for (const { field, reads = [], faultOf } of draftStates.has(listing.status) ? draftRules : publishedRules) {
    if (![field, ...reads].some((one) => changed.has(one))) continue;
    const message = faultOf(listing, now);
    if (message) (errors[field] ??= []).push(message);
  }
  if (Object.keys(errors).length > 0) throw new Problem(422, 'input-refused', messages.notSaved, { errors });
}
