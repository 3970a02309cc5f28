import type { Country, Currency, ListingState } from '@porchlight/contracts';
import { photosSql, type StoredPhoto } from './listing-photo.ts';

/**
 * Listing as stored by catalog, with the location fields of its card. May contain private data: presenters choose what
 * is public.
 */
export interface ListingRecord {
  readonly id: string;
  readonly publicId: string;
  readonly slug: string;
  readonly version: number;
  readonly companyId: number;
  readonly buildingId: number | null;
  readonly status: ListingState;
  readonly title: string;
  readonly description: string;
  readonly lang: 'en' | 'fr';
  readonly rentalType: string;
  readonly listingKind: string;
  readonly street: string;
  readonly unitNumber: string | null;
  readonly postalCode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly hidesExactAddress: boolean;
  readonly beds: number;
  readonly bathsFull: number;
  readonly bathsHalf: number;
  readonly sqft: number | null;
  /** Monthly rent; other frequencies are converted. */
  readonly rent: number;
  readonly rentMax: number | null;
  readonly currency: Currency;
  readonly deposit: number | null;
  readonly depositNote: string | null;
  readonly fees: readonly ListingRecordFee[];
  /** Date as YYYY-MM-DD. */
  readonly availableDate: string;
  readonly leaseTerm: string;
  readonly leaseMinMonths: number | null;
  readonly leaseMaxMonths: number | null;
  readonly furnished: 'yes' | 'partial' | 'no';
  readonly petPolicies: readonly string[];
  readonly utilities: readonly string[];
  readonly amenities: readonly string[];
  readonly parkingType: string;
  readonly laundry: string;
  readonly accessibility: readonly string[];
  readonly newcomer: readonly string[];
  readonly languagesSpoken: readonly string[];
  readonly documentsAccepted: readonly string[];
  readonly yearBuilt: number | null;
  readonly isVerified: boolean;
  readonly listedAt: Date;
  readonly refreshedAt: Date;
  readonly cityId: number;
  readonly cityName: string;
  readonly citySlug: string;
  readonly metroAreaId: number | null;
  readonly provinceId: number;
  readonly provinceName: string;
  readonly provinceNameFr: string;
  readonly provinceSlug: string;
  readonly provinceCode: string;
  readonly country: Country;
  readonly photos: readonly StoredPhoto[];
}
export interface ListingRecordFee {
  readonly type: string;
  readonly name: string;
  readonly amount: number;
  readonly timing: string;
  readonly requirement: string;
  readonly refundable: boolean;
}

// What a feed does not say about a public home stays blank on its page.
const known = (column: string, blank = '') =>
  `case when l.is_from_feed and l.status <> 'draft' then coalesce(l.${column}, '${blank}') else l.${column} end`;
/** Columns of a `ListingRecord`; select them from `listingTables` with a condition on `l`. */
export const listingColumns = `
  l.id::text as id, l.public_id as "publicId", l.slug, l.version, l.company_id as "companyId", l.building_id as "buildingId", l.status,
  l.title, l.description, l.lang, l.rental_type as "rentalType", l.listing_kind as "listingKind",
  l.street, l.unit_number as "unitNumber", l.postal_code as "postalCode", l.latitude, l.longitude, l.hides_exact_address as "hidesExactAddress",
  l.beds, l.baths_full as "bathsFull", l.baths_half as "bathsHalf", l.sqft, l.rent_monthly as rent, round(l.rent_max::numeric * l.rent_monthly / l.rent)::int as "rentMax", l.currency,
  l.deposit, l.deposit_note as "depositNote", l.fees, l.available_date::text as "availableDate",
  ${known('lease_term')} as "leaseTerm", l.lease_min_months as "leaseMinMonths", l.lease_max_months as "leaseMaxMonths",
  ${known('furnished', 'no')} as furnished, l.pet_policies as "petPolicies", l.utilities_included as utilities, l.amenities,
  ${known('parking_type')} as "parkingType", ${known('laundry')} as laundry,
  l.accessibility, l.newcomer, l.languages_spoken as "languagesSpoken", l.documents_accepted as "documentsAccepted", l.year_built as "yearBuilt",
  l.is_verified as "isVerified", l.listed_at as "listedAt", l.refreshed_at as "refreshedAt",
  c.id as "cityId", c.name as "cityName", c.slug as "citySlug", c.metro_area_id as "metroAreaId",
  p.id as "provinceId", p.name as "provinceName", p.name_fr as "provinceNameFr", p.slug as "provinceSlug", p.code as "provinceCode", p.country,
  ${photosSql} as photos`;
export const listingTables = 'listing l join city c on c.id = l.city_id join province p on p.id = c.province_id';
