import type { Language } from '@porchlight/contracts';
import type { Listing, ListingCompany } from '@porchlight/contracts/catalog';
import { getCompanyLogo } from '@porchlight/contracts/internal';
import { buildPath } from '@porchlight/service-kit';
import { cardOf, photosOf } from '../listings/card.ts';
import { detailsOf } from '../listings/listing-details.ts';
import { floorPlanOf } from '../listings/floor-plan-rows.ts';
import type { ListingRecord } from '../listings/listing-record.ts';
import type { ListingRow } from './listing-store.ts';

const ifNotNull = <K extends string, V>(key: K, value: V | null): Partial<Record<K, V>> =>
  value === null ? {} : ({ [key]: value } as Record<K, V>);

/** Returns the public representation of a listing; private fields are not copied. */
export function toListing(listing: ListingRow, language: Language = 'en-CA'): Listing {
  return {
    ...cardOf(listing, listing.isFeatured, listing.areaMedian),
    photos: photosOf(listing, language),
    slug: listing.slug,
    provinceSlug: listing.provinceSlug,
    citySlug: listing.citySlug,
    provinceName: language === 'fr-CA' ? listing.provinceNameFr : listing.provinceName,
    description: listing.description,
    descriptionLang: listing.lang,
    listingKind: listing.listingKind,
    hideExactAddress: listing.hidesExactAddress,
    ...(listing.postalCode === '' ? {} : { postalCode: publicPostalCode(listing) }),
    bathsFull: listing.bathsFull,
    bathsHalf: listing.bathsHalf,
    ...ifNotNull('deposit', listing.deposit),
    ...ifNotNull('depositNote', listing.depositNote),
    fees: [...listing.fees],
    totalMonthlyCost: monthlyCostOf(listing),
    leaseTerm: listing.leaseTerm,
    ...ifNotNull('leaseMinMonths', listing.leaseMinMonths),
    ...ifNotNull('leaseMaxMonths', listing.leaseMaxMonths),
    parkingType: listing.parkingType,
    laundry: listing.laundry,
    accessibility: [...listing.accessibility],
    languagesSpoken: [...listing.languagesSpoken],
    documentsAccepted: [...listing.documentsAccepted],
    ...ifNotNull('yearBuilt', listing.yearBuilt),
    ...detailsOf(listing),
    refreshedAt: listing.refreshedAt.toISOString(),
    company: companyOf(listing),
    priceHistory: [...listing.priceChanges],
    ...(listing.floorPlans.length > 0 ? { floorPlans: listing.floorPlans.map(floorPlanOf) } : {}),
  };
}

const companyOf = (listing: ListingRow): ListingCompany => ({
  id: listing.companyPublicId,
  name: listing.companyName,
  verified: listing.companyIsVerified,
  ...ifNotNull('replyHours', listing.replyHours),
  languages: [...listing.companyLanguages],
  ...(listing.companyLogoId === null
    ? {}
    : { logo: buildPath(getCompanyLogo, { id: listing.companyLogoId }, undefined) }),
});

// A full Canadian postal code is one side of a block: a listing with a hidden address shows only the first half, a
// district.
const publicPostalCode = ({ postalCode, hidesExactAddress }: ListingRecord): string =>
  hidesExactAddress ? postalCode.slice(0, 3) : postalCode;

/** Returns the monthly rent plus all mandatory monthly fees. */
const monthlyCostOf = ({ rent, fees }: ListingRecord): number =>
  fees
    .filter(({ timing, requirement }) => timing === 'monthly' && requirement === 'mandatory')
    .reduce((sum, { amount }) => sum + amount, rent);
