// COPY lines of a grown listing for catalog's tables, by the tables' own column names.
import { toCopyLine } from './copy.mjs';

const owner = '00000000-0000-4000-8000-000000000007';
const listingFields = {
  id: (row) => row.id,
  public_id: (row) => row.publicId,
  slug: (row) => row.slug,
  company_id: (row) => row.companyId,
  owner_user_id: () => owner,
  building_id: (row) => row.buildingId,
  status: (row) => row.status,
  title: (row) => row.title,
  description: (row) => row.description,
  lang: (row) => row.lang,
  rental_type: (row) => row.rentalType,
  listing_kind: (row) => row.listingKind,
  street: (row) => row.street,
  unit_number: (row) => row.unitNumber,
  city_id: (row) => row.cityId,
  postal_code: (row) => row.postalCode,
  latitude: (row) => row.latitude,
  longitude: (row) => row.longitude,
  hides_exact_address: (row) => row.hidesExactAddress,
  beds: (row) => row.beds,
  baths_full: (row) => row.bathsFull,
  baths_half: (row) => row.bathsHalf,
  sqft: (row) => row.sqft,
  rent: (row) => row.rent,
  rent_monthly: (row) => row.rent,
  currency: (row) => row.currency,
  deposit: (row) => row.deposit,
  deposit_note: (row) => row.depositNote,
  fees: (row) => JSON.stringify(row.fees),
  available_date: (row) => row.availableDate,
  lease_term: (row) => row.leaseTerm,
  lease_min_months: (row) => row.leaseMinMonths,
  lease_max_months: (row) => row.leaseMaxMonths,
  furnished: (row) => row.furnished,
  pet_policies: (row) => row.petPolicies,
  utilities_included: (row) => row.utilities,
  amenities: (row) => row.amenities,
  parking_type: (row) => row.parkingType,
  laundry: (row) => row.laundry,
  accessibility: (row) => row.accessibility,
  newcomer: (row) => row.newcomer,
  languages_spoken: (row) => row.languagesSpoken,
  documents_accepted: (row) => row.documentsAccepted,
  year_built: (row) => row.yearBuilt,
  is_verified: (row) => row.isVerified,
  listed_at: (row) => row.listedAt,
  refreshed_at: (row) => row.refreshedAt,
  published_at: (row) => row.listedAt,
};
const readers = Object.values(listingFields);

/** Columns of `listing`, in the order of `listingLine`. */
export const listingColumns = Object.keys(listingFields);
export const listingLine = (row) => toCopyLine(readers.map((read) => read(row)));

export const photoColumns = ['listing_id', 'position', 'scene', 'alt_en', 'alt_fr'];
export const photoLines = ({ id, photos }) =>
  photos.map(({ scene, altEn, altFr }, at) => toCopyLine([id, at + 1, scene, altEn, altFr])).join('');

export const entitlementColumns = ['public_id', 'is_enabled', 'is_featured', 'version'];
export const entitlementLine = ({ publicId }, isFeatured) => toCopyLine([publicId, true, isFeatured, 1]);

export const buildingColumns = ['id', 'city_id', 'street', 'postal_code', 'latitude', 'longitude'];
export const buildingLine = ({ buildingId, cityId, street, postalCode, latitude, longitude }) =>
  toCopyLine([buildingId, cityId, street, postalCode, latitude, longitude]);

/** Returns the COPY line of a search document; the database turns `words` into `tsv`, as in the projection. */
export const documentLine = (document) => toCopyLine(Object.values(document));
