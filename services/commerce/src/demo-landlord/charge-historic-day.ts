import type { CreditPrices } from '@porchlight/contracts/commerce';
import type { EntityManager } from 'typeorm';
import { postCharges, type Charge } from '../charges/post-charges.ts';
import { planCharges } from '../metering/plan-charges.ts';
import { chargesOfEnabling, chargesOfFeaturing } from '../publishing/listing-charges.ts';
import type { HistoricListing } from './landlord-history.ts';
import type { HistoryDays } from './history-days.ts';

const meteringHour = 3;
const activationHour = 11;
const featuringHour = 12;

/** What the charges of a day depend on. */
export interface ChargedCompany {
  readonly companyId: string;
  readonly listings: readonly HistoricListing[];
  /** Listings that the membership pays for. */
  readonly included: number;
  readonly prices: CreditPrices;
}

/** Posts the charges of a day as the site does: those of live listings first, then those of changes by the landlord. */
export async function chargeHistoricDay(
  manager: EntityManager,
  company: ChargedCompany,
  { days, daysAgo }: { readonly days: HistoryDays; readonly daysAgo: number },
): Promise<void> {
  const planned = [
    { hour: meteringHour, charges: meteredCharges(company, daysAgo) },
    { hour: activationHour, charges: activationCharges(company, daysAgo) },
    { hour: featuringHour, charges: featuringCharges(company, daysAgo) },
  ];
  for (const { hour, charges } of planned.filter((step) => step.charges.length > 0))
    await postCharges(manager, {
      companyId: company.companyId,
      date: days.date(daysAgo),
      charges,
      at: days.at(daysAgo, hour),
    });
}

const isLive = ({ activated, paused = 0 }: HistoricListing, day: number) => activated > day && paused <= day;
const isFeatured = ({ featured }: HistoricListing, day: number) =>
  featured !== undefined && featured.began > day && (featured.ended ?? 0) <= day;
const idsOf = (listings: readonly HistoricListing[]) => listings.map(({ publicId }) => publicId);

function meteredCharges({ listings, included, prices }: ChargedCompany, day: number): readonly Charge[] {
  const live = listings.filter((listing) => isLive(listing, day)).sort((a, b) => b.activated - a.activated);
  const featured = live.filter((listing) => isFeatured(listing, day));
  const balance = Number.MAX_SAFE_INTEGER;
  return planCharges(idsOf(live), idsOf(featured), { balance, included, prices }).charges;
}

function activationCharges({ listings, included, prices }: ChargedCompany, day: number): Charge[] {
  const live = listings.filter((listing) => isLive(listing, day));
  const featured = live.filter((listing) => isFeatured(listing, day)).length;
  return listings
    .filter(({ activated }) => activated === day)
    .flatMap(({ publicId: listingId }, at) =>
      chargesOfEnabling(newListing(listingId), { standard: live.length - featured + at, featured, included }, prices),
    );
}

const featuringCharges = ({ listings, prices }: ChargedCompany, day: number): Charge[] =>
  listings
    .filter(({ featured }) => featured?.began === day)
    .flatMap(({ publicId }) => chargesOfFeaturing(newListing(publicId), prices));

const newListing = (listingId: string) => ({
  listingId,
  enabled: false,
  featured: false,
  isActivated: false,
  isTodayPaid: false,
  isFeaturingPaid: false,
});
