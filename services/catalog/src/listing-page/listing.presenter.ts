import type { Language } from '@porchlight/contracts';
import type { Listing, ListingCompany } from '@porchlight/contracts/catalog';
import { cardOf, photosOf } from '../listings/card.ts';
import type { ListingRecord } from '../listings/listing-record.ts';
import type { ListingRow } from './listing-store.ts';

const ifNotNull = <K extends string, V>(key: K, value: V | null): Partial<Record<K, V>> =>
  value === null ? {} : ({ [key]: value } as Record<K, V>);

/** Returns the public representation of a listing; private fields are not copied. */
export function toListing(home: ListingRow, language: Language = 'en-CA'): Listing {
  return {
    ...cardOf(home, home.isFeatured, home.areaMedian),
    photos: photosOf(home, language),
    slug: home.slug,
    provinceSlug: home.provinceSlug,
    citySlug: home.citySlug,
    provinceName: language === 'fr-CA' ? home.provinceNameFr : home.provinceName,
    description: home.description,
    descriptionLang: home.lang,
    listingKind: home.listingKind,
    hideExactAddress: home.hidesExactAddress,
    postalCode: publicPostalCode(home),
    bathsFull: home.bathsFull,
    bathsHalf: home.bathsHalf,
    ...ifNotNull('deposit', home.deposit),
    ...ifNotNull('depositNote', home.depositNote),
    fees: [...home.fees],
    totalMonthlyCost: monthlyCostOf(home),
    leaseTerm: home.leaseTerm,
    ...ifNotNull('leaseMinMonths', home.leaseMinMonths),
    ...ifNotNull('leaseMaxMonths', home.leaseMaxMonths),
    parkingType: home.parkingType,
    laundry: home.laundry,
    accessibility: [...home.accessibility],
    languagesSpoken: [...home.languagesSpoken],
    documentsAccepted: [...home.documentsAccepted],
    ...ifNotNull('yearBuilt', home.yearBuilt),
    refreshedAt: home.refreshedAt.toISOString(),
    company: companyOf(home),
    priceHistory: [...home.priceChanges],
  };
}

const companyOf = (home: ListingRow): ListingCompany => ({
  id: home.companyPublicId,
  name: home.companyName,
  verified: home.companyIsVerified,
  ...ifNotNull('replyHours', home.replyHours),
  languages: [...home.companyLanguages],
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
