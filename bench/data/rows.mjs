// Which row of catalog's tables a grown home becomes. Column names are the tables' own.
import { lineOf } from './copy.mjs';

const owner = '00000000-0000-4000-8000-000000000007';
const listing = {
  id: (home) => home.id,
  public_id: (home) => home.publicId,
  slug: (home) => home.slug,
  company_id: (home) => home.companyId,
  owner_user_id: () => owner,
  building_id: (home) => home.buildingId,
  status: (home) => home.status,
  title: (home) => home.title,
  description: (home) => home.description,
  lang: (home) => home.lang,
  rental_type: (home) => home.rentalType,
  listing_kind: (home) => home.listingKind,
  street: (home) => home.street,
  unit_number: (home) => home.unitNumber,
  city_id: (home) => home.cityId,
  postal_code: (home) => home.postalCode,
  latitude: (home) => home.latitude,
  longitude: (home) => home.longitude,
  hides_exact_address: (home) => home.hidesExactAddress,
  beds: (home) => home.beds,
  baths_full: (home) => home.bathsFull,
  baths_half: (home) => home.bathsHalf,
  sqft: (home) => home.sqft,
  rent: (home) => home.rent,
  rent_monthly: (home) => home.rent,
  currency: (home) => home.currency,
  deposit: (home) => home.deposit,
  deposit_note: (home) => home.depositNote,
  fees: (home) => JSON.stringify(home.fees),
  available_date: (home) => home.availableDate,
  lease_term: (home) => home.leaseTerm,
  lease_min_months: (home) => home.leaseMinMonths,
  lease_max_months: (home) => home.leaseMaxMonths,
  furnished: (home) => home.furnished,
  pet_policies: (home) => home.petPolicies,
  utilities_included: (home) => home.utilities,
  amenities: (home) => home.amenities,
  parking_type: (home) => home.parkingType,
  laundry: (home) => home.laundry,
  accessibility: (home) => home.accessibility,
  newcomer: (home) => home.newcomer,
  languages_spoken: (home) => home.languagesSpoken,
  documents_accepted: (home) => home.documentsAccepted,
  year_built: (home) => home.yearBuilt,
  is_verified: (home) => home.isVerified,
  listed_at: (home) => home.listedAt,
  refreshed_at: (home) => home.refreshedAt,
  published_at: (home) => home.listedAt,
};
const readers = Object.values(listing);

/** Columns of `listing`, in the order of `listingLine`. */
export const listingColumns = Object.keys(listing);
export const listingLine = (home) => lineOf(readers.map((read) => read(home)));

export const photoColumns = ['listing_id', 'position', 'scene', 'alt_en', 'alt_fr'];
export const photoLines = ({ id, photos }) =>
  photos.map(({ scene, altEn, altFr }, at) => lineOf([id, at + 1, scene, altEn, altFr])).join('');

export const entitlementColumns = ['public_id', 'is_enabled', 'is_featured', 'version'];
export const entitlementLine = ({ publicId }, isFeatured) => lineOf([publicId, true, isFeatured, 1]);

export const buildingColumns = ['id', 'city_id', 'street', 'postal_code', 'latitude', 'longitude'];
export const buildingLine = ({ buildingId, cityId, street, postalCode, latitude, longitude }) =>
  lineOf([buildingId, cityId, street, postalCode, latitude, longitude]);

/** A search document as the projection writes it; `words` becomes `tsv` inside the database, as there. */
export const documentLine = (document) => lineOf(Object.values(document));
