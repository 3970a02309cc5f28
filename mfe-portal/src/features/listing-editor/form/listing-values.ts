import type {
  Fee,
  ListingInput,
  OpenHouse,
  OwnListing,
  OwnListingChange,
  OwnPhoto,
} from '@porchlight/contracts/catalog';
import { readNumber } from '@porchlight/forms';
import { addressInput, addressOf, type AddressValues } from '../../../shared/listing-address/address-values.ts';
import { photoInputs } from '../photos/photo-list.ts';

type Kind = 'text' | 'optionalText' | 'number' | 'optionalNumber' | 'switch' | 'list' | 'objects' | 'address';
/** A field of a listing that its landlord edits. */
export type ListingField = keyof ListingInput | 'photos' | 'address';

/** How each field is edited, in the order of the page. */
const kinds = {
  rentalType: 'text',
  listingKind: 'text',
  beds: 'number',
  bathsFull: 'number',
  bathsHalf: 'number',
  sqft: 'optionalNumber',
  yearBuilt: 'optionalNumber',
  den: 'switch',
  sqftMax: 'optionalNumber',
  floorLevel: 'optionalNumber',
  storeys: 'optionalNumber',
  maxOccupants: 'optionalNumber',
  availableDate: 'text',
  furnished: 'text',
  address: 'address',
  unitNumber: 'optionalText',
  hideExactAddress: 'switch',
  rent: 'number',
  rentFrequency: 'text',
  rentMax: 'optionalNumber',
  deposit: 'optionalNumber',
  depositNote: 'optionalText',
  utilities: 'list',
  utilitiesTenantPays: 'list',
  fees: 'objects',
  specialOffer: 'optionalText',
  specialOfferStart: 'optionalText',
  specialOfferEnd: 'optionalText',
  leaseTerm: 'text',
  leaseMinMonths: 'optionalNumber',
  leaseMaxMonths: 'optionalNumber',
  petPolicies: 'list',
  laundry: 'text',
  parkingType: 'text',
  petNote: 'optionalText',
  parkingSpaces: 'optionalNumber',
  parkingFee: 'optionalNumber',
  heating: 'optionalText',
  cooling: 'optionalText',
  smoking: 'optionalText',
  cannabis: 'optionalText',
  amenities: 'list',
  accessibility: 'list',
  newcomer: 'list',
  documentsAccepted: 'list',
  languagesSpoken: 'list',
  lang: 'text',
  title: 'text',
  description: 'text',
  openHouses: 'objects',
  viewingNotes: 'optionalText',
  officeHours: 'optionalText',
  virtualTourUrl: 'optionalText',
  videoUrl: 'optionalText',
  applicationUrl: 'optionalText',
  contactName: 'optionalText',
  contactPhone: 'optionalText',
  showPhone: 'switch',
  contactPreference: 'optionalText',
  contactEmail: 'optionalText',
  photos: 'objects',
  declaresFairHousing: 'switch',
} as const satisfies Readonly<Record<ListingField, Kind>>;

type FieldOf<K extends Kind> = { [F in ListingField]: (typeof kinds)[F] extends K ? F : never }[ListingField];
/** A field whose input holds text, numbers included. */
export type TextField = FieldOf<'text' | 'optionalText' | 'number' | 'optionalNumber'>;
/** A field that is on or off. */
export type SwitchField = FieldOf<'switch'>;
/** A field of several choices. */
export type ListField = FieldOf<'list'>;

/** Values of the form. */
export type ListingValues = Readonly<Record<TextField, string>> &
  Readonly<Record<SwitchField, boolean>> &
  Readonly<Record<ListField, readonly string[]>> & {
    readonly address: AddressValues;
    /** Undefined until a landlord has added one, or has answered that there are none. */
    readonly fees: readonly Fee[] | undefined;
    readonly photos: readonly OwnPhoto[];
    readonly openHouses: readonly OpenHouse[];
  };
/** Changed fields as the API takes them. */
export type ListingChanges = Omit<OwnListingChange, 'id' | 'version'>;

/** The fields in the order of the page. */
export const listingFields = Object.keys(kinds) as readonly ListingField[];
/** Returns whether a name, for example of a stored change, is that of a field. */
export const isListingField = (name: string): name is ListingField => Object.hasOwn(kinds, name);
/** Returns whether a field may be empty. */
export const isOptional = (name: ListingField): boolean => kinds[name].startsWith('optional');

const textKinds: ReadonlySet<Kind> = new Set(['text', 'optionalText', 'number', 'optionalNumber']);
function toValue(name: ListingField, listing: OwnListing): unknown {
  if (name === 'address') return addressOf(listing);
  const stored = listing[name];
  if (textKinds.has(kinds[name])) return String(stored ?? '');
  return name === 'fees' ? stored : (stored ?? []);
}

/** Returns the values of the form for a stored listing. */
export const valuesOf = (listing: OwnListing): ListingValues =>
  Object.fromEntries(listingFields.map((name) => [name, toValue(name, listing)])) as unknown as ListingValues;

const textReaders: Partial<Record<Kind, (text: string) => unknown>> = {
  text: (text) => text.trim(),
  optionalText: (text) => text.trim() || null,
  number: readNumber,
  optionalNumber: (text) => (text.trim() === '' ? null : readNumber(text)),
};
/** Returns the value of a field as the API takes it; null clears an optional one. */
function toStored(name: ListingField, values: ListingValues, stored: readonly OwnPhoto[] = []): unknown {
  if (name === 'photos') return photoInputs(values.photos, stored);
  if (name === 'address') return addressInput(values.address);
  const value = values[name];
  return typeof value === 'string' ? textReaders[kinds[name]]?.(value) : value;
}

// The order of choices has no meaning; the one of fees and photos is that of the page.
const comparable = (value: unknown) =>
  JSON.stringify(Array.isArray(value) && value.every((one) => typeof one === 'string') ? [...value].sort() : value);
const isCompound = (value: unknown) => typeof value === 'object' && value !== null;
const isSame = (one: unknown, other: unknown) =>
  isCompound(one) && isCompound(other) ? comparable(one) === comparable(other) : Object.is(one, other);

/** Returns the fields that differ between two sets of values, in the order of the page. */
export const differentFields = (one: ListingValues, other: ListingValues): readonly ListingField[] =>
  listingFields.filter((name) => !isSame(toStored(name, one), toStored(name, other)));

/** Returns the changed fields of a stored listing. What is not sent stays as it is. */
export const changesOf = (values: ListingValues, stored: OwnListing): ListingChanges =>
  Object.fromEntries(
    differentFields(values, valuesOf(stored)).map((name) => [name, toStored(name, values, stored.photos)]),
  );
