import type { NewListing } from '@porchlight/contracts/catalog';
import { readNumber } from '@porchlight/forms';
import { addressInput, noAddress, type AddressValues } from '../../shared/listing-address/address-values.ts';

/** Fields besides the address in the order of the page; their inputs hold text. */
export const newListingFields = [
  'unitNumber',
  'rentalType',
  'listingKind',
  'beds',
  'bathsFull',
  'bathsHalf',
  'lang',
  'rent',
  'availableDate',
] as const;
export type NewListingField = (typeof newListingFields)[number];
/** Values of the form. */
export type NewListingValues = Readonly<Record<NewListingField, string>> & { readonly address: AddressValues };

/** Returns the values of an empty form. */
export const firstValues = (lang: 'en' | 'fr', today: string): NewListingValues => ({
  address: noAddress,
  unitNumber: '',
  rentalType: 'apartment',
  listingKind: 'entire',
  beds: '1',
  bathsFull: '1',
  bathsHalf: '0',
  lang,
  rent: '',
  availableDate: today,
});

/** Returns the listing as the API takes it. Values that are no choices or numbers are refused there. */
export function listingInput(values: NewListingValues, key: string): NewListing {
  const unitNumber = values.unitNumber.trim();
  return {
    key,
    address: addressInput(values.address),
    ...(unitNumber === '' ? {} : { unitNumber }),
    lang: values.lang as NewListing['lang'],
    rentalType: values.rentalType as NewListing['rentalType'],
    listingKind: values.listingKind as NewListing['listingKind'],
    beds: readNumber(values.beds),
    bathsFull: readNumber(values.bathsFull),
    bathsHalf: readNumber(values.bathsHalf),
    rent: readNumber(values.rent),
    availableDate: values.availableDate,
  };
}
