import { currencies, furnishings, rentalTypes } from '@porchlight/contracts';
import { cardOf, publicAddress } from '../listings/card.ts';
import type { ListingRecord } from '../listings/listing-record.ts';
import { mapCellOf } from './map-cell.ts';
import { publicPoint } from '../listings/public-point.ts';
import { qualityOf } from './quality.ts';
import { priceFitOf, rankOf, responseOf } from './rank.ts';
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
/**
 * Input of a search document besides the listing: commerce's entitlement, the median rent of the area and the reply
 * time of the company.
 */
export interface DocumentContext {
  readonly isFeatured: boolean;
  readonly version: string;
  readonly median?: number | undefined;
  readonly replyHours?: number | undefined;
}

/** Returns the search document of a listing, made of public facts only. */
export function searchDocumentOf(
  listing: ListingRecord,
  { isFeatured, version, median, replyHours }: DocumentContext,
): SearchDocument {
  const { latitude, longitude } = publicPoint(listing);
  return {
    id: listing.id,
    public_id: listing.publicId,
    city_id: listing.cityId,
    metro_id: listing.metroAreaId ?? 0,
    province_id: listing.provinceId,
    // Other listings in the building would reveal a hidden address.
    building_id: listing.hidesExactAddress ? null : listing.buildingId,
    company_id: listing.companyId,
    rank: listingRank(listing, { median, replyHours }),
    rent: listing.rent,
    currency: currencies.indexOf(listing.currency),
    lat: latitude,
    lon: longitude,
    z: mapCellOf({ latitude, longitude }),
    ...masksOf(listing),
    sqft: listing.sqft,
    beds: listing.beds,
    baths2: listing.bathsFull * 2 + listing.bathsHalf,
    type: rentalTypes.indexOf(listing.rentalType as (typeof rentalTypes)[number]),
    furnished: furnishings.indexOf(listing.furnished),
    featured: isFeatured,
    available: listing.availableDate,
    listed_at: listing.listedAt.toISOString(),
    refreshed_at: listing.refreshedAt.toISOString(),
    version,
    card: JSON.stringify(cardOf(listing, isFeatured, median)),
    words: foldedText([listing.title, publicAddress(listing), listing.cityName, listing.description].join('\n')),
  };
}

function masksOf(listing: ListingRecord): Pick<SearchDocument, 'amen' | 'extra' | 'pets' | 'utils'> {
  const extra =
    extraMask('accessibility', listing.accessibility) |
    extraMask('newcomer', listing.newcomer) |
    extraMask('parking', [listing.parkingType]) |
    extraMask('laundry', [listing.laundry]) |
    extraMask('lease', [listing.leaseTerm]);
  return {
    amen: String(amenityMask(listing.amenities)),
    extra: String(extra),
    pets: Number(petMask(listing.petPolicies)),
    utils: Number(utilityMask(listing.utilities)),
  };
}

function listingRank(
  listing: ListingRecord,
  { median, replyHours }: Pick<DocumentContext, 'median' | 'replyHours'>,
): number {
  const quality = qualityOf({
    photos: listing.photos.length,
    descriptionLength: listing.description.length,
    sqft: listing.sqft,
    yearBuilt: listing.yearBuilt,
    amenities: listing.amenities.length,
    deposit: listing.deposit,
    hasAnsweredPets: listing.petPolicies.length > 0,
    hasAnsweredFees: listing.fees.length > 0,
    isVerified: listing.isVerified,
  });
  return rankOf(listing.refreshedAt, {
    quality: quality / 100,
    priceFit: priceFitOf(listing.rent, median),
    isVerified: listing.isVerified,
    response: responseOf(replyHours),
  });
}
