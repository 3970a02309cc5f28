import type { ListingDraft } from '@porchlight/contracts/catalog';
import { detailColumns, selectionOf } from '../listings/listing-details.ts';

export type ListingField = keyof ListingDraft;

/** Column of each field that a landlord edits. */
export const columnOf: Readonly<Record<ListingField, string>> = {
  title: 'title',
  description: 'description',
  lang: 'lang',
  rentalType: 'rental_type',
  listingKind: 'listing_kind',
  unitNumber: 'unit_number',
  hideExactAddress: 'hides_exact_address',
  beds: 'beds',
  bathsFull: 'baths_full',
  bathsHalf: 'baths_half',
  sqft: 'sqft',
  yearBuilt: 'year_built',
  rent: 'rent',
  rentMax: 'rent_max',
  rentFrequency: 'rent_frequency',
  deposit: 'deposit',
  depositNote: 'deposit_note',
  fees: 'fees',
  availableDate: 'available_date',
  leaseTerm: 'lease_term',
  leaseMinMonths: 'lease_min_months',
  leaseMaxMonths: 'lease_max_months',
  furnished: 'furnished',
  petPolicies: 'pet_policies',
  utilities: 'utilities_included',
  amenities: 'amenities',
  parkingType: 'parking_type',
  laundry: 'laundry',
  accessibility: 'accessibility',
  newcomer: 'newcomer',
  languagesSpoken: 'languages_spoken',
  documentsAccepted: 'documents_accepted',
  declaresFairHousing: 'declares_fair_housing',
  contactEmail: 'contact_email',
  ...detailColumns,
};
export const listingFields = Object.keys(columnOf) as readonly ListingField[];

/** Select list of the fields that a landlord edits, from `listing l`. */
export const fieldColumns = listingFields.map((field) => selectionOf(field, columnOf[field])).join(', ');
