import { currencies, furnishings, rentalTypes } from '@porchlight/contracts';
import { cardOf, publicAddress } from '../listings/card.ts';
import type { ListingRecord } from '../listings/listing-record.ts';
import { mapCellOf } from './map-cell.ts';
import { publicPoint } from '../listings/public-point.ts';
import { qualityOf } from './quality.ts';
import { priceFitOf, rankOf } from './rank.ts';
import { amenityMask, extraMask, petMask, utilityMask } from './search-bits.ts';
import { foldedText } from './folded-text.ts';

/** A row of `listing_search` as JSON; masks are strings, because JSON numbers are exact up to 53 bits only. */
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
/** Input of a search document besides the listing: commerce's entitlement and the median rent of the area. */
export interface DocumentContext {
  readonly isFeatured: boolean;
  readonly version: string;
  readonly median?: number | undefined;
}

/** Returns the search document of a listing, made of public facts only. */
export function searchDocumentOf(
  home: ListingRecord,
  { isFeatured, version, median }: DocumentContext,
): SearchDocument {
  const { latitude, longitude } = publicPoint(home);
  return {
    id: home.id,
    public_id: home.publicId,
    city_id: home.cityId,
    metro_id: home.metroAreaId ?? 0,
    province_id: home.provinceId,
    // Other listings in the building would reveal a hidden address.
    building_id: home.hidesExactAddress ? null : home.buildingId,
    company_id: home.companyId,
    rank: listingRank(home, median),
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
    words: foldedText([home.title, publicAddress(home), home.cityName, home.description].join('\n')),
  };
}

function masksOf(home: ListingRecord): Pick<SearchDocument, 'amen' | 'extra' | 'pets' | 'utils'> {
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

function listingRank(home: ListingRecord, median: number | undefined): number {
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
