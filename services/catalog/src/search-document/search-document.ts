import { currencies, furnishings, rentalTypes } from '@porchlight/contracts';
import { cardOf, shownAddress } from '../homes/card.ts';
import type { HomeRow } from '../homes/home-row.ts';
import { mapCellOf } from './map-cell.ts';
import { publicPoint } from '../homes/public-point.ts';
import { qualityOf } from './quality.ts';
import { priceFitOf, rankOf } from './rank.ts';
import { amenityMask, extraMask, petMask, utilityMask } from './search-bits.ts';
import { foldedText } from './folded-text.ts';

/** A row of `listing_search`, as JSON carries it: masks as text, for a JSON number ends at 53 bits. */
export interface SearchDocument {
  readonly id: string;
  readonly public_id: string;
  readonly city_id: number;
  readonly metro_id: number;
  readonly province_id: number;
  readonly building_id: number | null;
  readonly company_id: number;
  readonly rank: number;
  readonly rent: number;
  readonly currency: number;
  readonly lat: number;
  readonly lon: number;
  readonly z: number;
  readonly amen: string;
  readonly extra: string;
  readonly pets: number;
  readonly utils: number;
  readonly sqft: number | null;
  readonly beds: number;
  readonly baths2: number;
  readonly type: number;
  readonly furnished: number;
  readonly featured: boolean;
  readonly available: string;
  readonly listed_at: string;
  readonly refreshed_at: string;
  readonly version: string;
  readonly card: string;
  readonly words: string;
}
/** What a document needs besides the home: commerce's entitlement, and what such homes cost nearby. */
export interface Surroundings {
  readonly isFeatured: boolean;
  readonly version: string;
  readonly median?: number | undefined;
}

/** The search document of a home: public facts only, for this is what strangers search. */
export function searchDocumentOf(home: HomeRow, { isFeatured, version, median }: Surroundings): SearchDocument {
  const { latitude, longitude } = publicPoint(home);
  return {
    id: home.id,
    public_id: home.publicId,
    city_id: home.cityId,
    metro_id: home.metroAreaId ?? 0,
    province_id: home.provinceId,
    // Neighbours in the building would tell where a hidden home is.
    building_id: home.hidesExactAddress ? null : home.buildingId,
    company_id: home.companyId,
    rank: rankOfHome(home, median),
    rent: home.rent,
    currency: currencies.indexOf(home.currency),
    lat: latitude,
    lon: longitude,
    z: mapCellOf({ latitude, longitude }),
    ...masksOf(home),
    sqft: home.sqft,
    beds: home.beds,
    baths2: home.bathsFull * 2 + home.bathsHalf,
    type: rentalTypes.indexOf(home.rentalType as (typeof rentalTypes)[number]),
    furnished: furnishings.indexOf(home.furnished),
    featured: isFeatured,
    available: home.availableDate,
    listed_at: home.listedAt.toISOString(),
    refreshed_at: home.refreshedAt.toISOString(),
    version,
    card: JSON.stringify(cardOf(home, isFeatured, median)),
    words: foldedText([home.title, shownAddress(home), home.cityName, home.description].join('\n')),
  };
}

function masksOf(home: HomeRow): Pick<SearchDocument, 'amen' | 'extra' | 'pets' | 'utils'> {
  const extra =
    extraMask('accessibility', home.accessibility) |
    extraMask('newcomer', home.newcomer) |
    extraMask('parking', [home.parkingType]) |
    extraMask('laundry', [home.laundry]) |
    extraMask('lease', [home.leaseTerm]);
  return {
    amen: String(amenityMask(home.amenities)),
    extra: String(extra),
    pets: Number(petMask(home.petPolicies)),
    utils: Number(utilityMask(home.utilities)),
  };
}

function rankOfHome(home: HomeRow, median: number | undefined): number {
  const quality = qualityOf({
    photos: home.photos.length,
    descriptionLength: home.description.length,
    sqft: home.sqft,
    yearBuilt: home.yearBuilt,
    amenities: home.amenities.length,
    deposit: home.deposit,
    hasAnsweredPets: home.petPolicies.length > 0,
    hasAnsweredFees: home.fees.length > 0,
    isVerified: home.isVerified,
  });
  return rankOf(home.refreshedAt, {
    quality: quality / 100,
    priceFit: priceFitOf(home.rent, median),
    isVerified: home.isVerified,
    response: 0.5,
  });
}
