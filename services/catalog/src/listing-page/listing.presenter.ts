import type { Language } from '@porchlight/contracts';
import type { Listing, ListingCompany } from '@porchlight/contracts/catalog';
import { cardOf, photosOf } from '../homes/card.ts';
import type { HomeRow } from '../homes/home-row.ts';
import type { ListingRow } from './listing-store.ts';

const present = <K extends string, V>(key: K, value: V | null): Partial<Record<K, V>> =>
  value === null ? {} : ({ [key]: value } as Record<K, V>);

/** The public face of a home; what a landlord keeps to themselves has no way into it. */
export function listingOf(home: ListingRow, language: Language = 'en-CA'): Listing {
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
    postalCode: shownPostalCode(home),
    bathsFull: home.bathsFull,
    bathsHalf: home.bathsHalf,
    ...present('deposit', home.deposit),
    ...present('depositNote', home.depositNote),
    fees: [...home.fees],
    totalMonthlyCost: monthlyCostOf(home),
    leaseTerm: home.leaseTerm,
    ...present('leaseMinMonths', home.leaseMinMonths),
    ...present('leaseMaxMonths', home.leaseMaxMonths),
    parkingType: home.parkingType,
    laundry: home.laundry,
    accessibility: [...home.accessibility],
    languagesSpoken: [...home.languagesSpoken],
    documentsAccepted: [...home.documentsAccepted],
    ...present('yearBuilt', home.yearBuilt),
    refreshedAt: home.refreshedAt.toISOString(),
    company: companyOf(home),
    priceHistory: [...home.priceChanges],
  };
}

const companyOf = (home: ListingRow): ListingCompany => ({
  id: home.companyPublicId,
  name: home.companyName,
  verified: home.companyIsVerified,
  ...present('replyHours', home.replyHours),
  languages: [...home.companyLanguages],
});

// A whole Canadian code is one side of one block: a hidden home shows the first half, a district.
const shownPostalCode = ({ postalCode, hidesExactAddress }: HomeRow): string =>
  hidesExactAddress ? postalCode.slice(0, 3) : postalCode;

/** Rent with all fees that nobody can refuse, a month. */
const monthlyCostOf = ({ rent, fees }: HomeRow): number =>
  fees
    .filter(({ timing, requirement }) => timing === 'monthly' && requirement === 'mandatory')
    .reduce((sum, { amount }) => sum + amount, rent);
