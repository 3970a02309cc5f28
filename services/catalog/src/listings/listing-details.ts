import type { ListingDetails, ListingCard, ListingDraft } from '@porchlight/contracts/catalog';

/** Column of each field that a landlord may add to a listing. */
export const detailColumns = {
  den: 'has_den',
  sqftMax: 'sqft_max',
  floorLevel: 'floor_level',
  storeys: 'storeys',
  maxOccupants: 'max_occupants',
  heating: 'heating',
  cooling: 'cooling',
  smoking: 'smoking',
  cannabis: 'cannabis',
  parkingSpaces: 'parking_spaces',
  parkingFee: 'parking_fee',
  utilitiesTenantPays: 'utilities_tenant_pays',
  petNote: 'pet_note',
  virtualTourUrl: 'virtual_tour_url',
  videoUrl: 'video_url',
  applicationUrl: 'application_url',
} as const satisfies Partial<Readonly<Record<keyof ListingDraft, string>>>;
type DetailField = keyof typeof detailColumns;

/** What a landlord added to a listing, as stored; null is not answered. */
export type ListingDetailRecord = { readonly [K in DetailField]: Exclude<ListingDraft[K], undefined> };

const detailFields = Object.keys(detailColumns) as readonly DetailField[];
/** Select list of a `ListingDetailRecord`, from `listing l`. */
export const detailSelection = detailFields.map((field) => `l.${detailColumns[field]} as "${field}"`).join(', ');

const isAnswered = (value: unknown) =>
  value !== null && value !== false && !(Array.isArray(value) && value.length === 0);

/** Returns the answered details of a listing, all of which are public. */
export const detailsOf = (listing: ListingDetailRecord): Omit<ListingDetails, keyof ListingCard> =>
  Object.fromEntries(
    detailFields.map((field) => [field, listing[field]] as const).filter(([, value]) => isAnswered(value)),
  );
