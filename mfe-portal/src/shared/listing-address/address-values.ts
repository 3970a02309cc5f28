import type { Country } from '@porchlight/contracts';
import type { ListingAddress, OwnListing } from '@porchlight/contracts/catalog';

/** City of an address, with the slugs of its page: `ontario/toronto`. */
export interface AddressCity {
  readonly path: string;
  readonly name: string;
}
/** Values of the address fields of a form. */
export interface AddressValues {
  readonly street: string;
  readonly city: AddressCity | undefined;
  readonly postalCode: string;
  readonly latitude: number | undefined;
  readonly longitude: number | undefined;
  /** The landlord placed the pin on the front door. */
  readonly isPinConfirmed: boolean;
}

export const noAddress: AddressValues = {
  street: '',
  city: undefined,
  postalCode: '',
  latitude: undefined,
  longitude: undefined,
  isPinConfirmed: false,
};

/** Returns the address of a stored listing as values of the form. */
export const addressOf = (listing: OwnListing): AddressValues => ({
  street: listing.street,
  city: { path: listing.cityPath, name: listing.city },
  postalCode: listing.postalCode,
  latitude: listing.latitude,
  longitude: listing.longitude,
  isPinConfirmed: listing.isPinConfirmed,
});

/** Returns the address as the API takes it. A missing city or coordinate becomes a value that the API refuses. */
export const addressInput = (values: AddressValues): ListingAddress => ({
  street: values.street.trim(),
  city: values.city?.path ?? '',
  postalCode: values.postalCode.trim(),
  latitude: values.latitude ?? Number.NaN,
  longitude: values.longitude ?? Number.NaN,
  isPinConfirmed: values.isPinConfirmed,
});

const canadianProvinces: ReadonlySet<string> = new Set([
  'alberta',
  'british-columbia',
  'manitoba',
  'new-brunswick',
  'newfoundland-and-labrador',
  'northwest-territories',
  'nova-scotia',
  'nunavut',
  'ontario',
  'prince-edward-island',
  'quebec',
  'saskatchewan',
  'yukon',
]);
/** Returns the country of a city by the province in its path. */
export const countryOf = ({ path }: AddressCity): Country =>
  canadianProvinces.has(path.split('/')[0] ?? '') ? 'CA' : 'US';
