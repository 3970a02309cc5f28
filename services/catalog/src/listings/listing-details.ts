import type { ListingDetails, ListingCard, ListingDraft } from '@porchlight/contracts/catalog';
import { upcomingOpenHouses } from './open-houses.ts';
import { clockAt, type ZonedPlace } from './time-zone.ts';

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
  specialOffer: 'special_offer',
  specialOfferStart: 'special_offer_start',
  specialOfferEnd: 'special_offer_end',
  officeHours: 'office_hours',
  viewingNotes: 'viewing_notes',
  openHouses: 'open_houses',
  contactName: 'contact_name',
  contactPhone: 'contact_phone',
  showPhone: 'shows_phone',
  contactPreference: 'contact_preference',
} as const satisfies Partial<Readonly<Record<keyof ListingDraft, string>>>;
type DetailField = keyof typeof detailColumns;

/** What a landlord added to a listing, as stored; null is not answered. */
export type ListingDetailRecord = { readonly [K in DetailField]: Exclude<ListingDraft[K], undefined> };

const days: ReadonlySet<string> = new Set(['availableDate', 'specialOfferStart', 'specialOfferEnd']);
/** Returns the item of a select list for a field of `listing l`; days as text. */
export const selectionOf = (field: string, column: string): string =>
  `l.${column}${days.has(field) ? '::text' : ''} as "${field}"`;

const detailFields = Object.keys(detailColumns) as readonly DetailField[];
/** Select list of a `ListingDetailRecord`, from `listing l`. */
export const detailSelection = detailFields.map((field) => selectionOf(field, detailColumns[field])).join(', ');

const isAnswered = (value: unknown) =>
  value !== null && value !== false && !(Array.isArray(value) && value.length === 0);

const publicFields = detailFields.filter((field) => field !== 'showPhone');
/** Returns what visitors see of a contact without a phone number. */
const withoutPhone = ({ contactPreference }: ListingDetailRecord) => ({
  contactPhone: null,
  contactPreference: contactPreference === 'message' ? contactPreference : null,
});
const noOffer = { specialOffer: null, specialOfferStart: null, specialOfferEnd: null } as const;
/** Returns whether an offer with text and both days is of today, by the clock at the home. */
function isOfferOn(listing: ListingDetailRecord & ZonedPlace, now: Date): boolean {
  const { specialOffer, specialOfferStart: start, specialOfferEnd: end } = listing;
  const today = clockAt(listing, now).slice(0, 10);
  return specialOffer !== null && start !== null && end !== null && start <= today && today <= end;
}

/**
 * Returns the details of a listing that visitors see now: what is answered, an offer in its period, open houses to
 * come, and a phone number that its landlord shows.
 */
export function detailsOf(
  listing: ListingDetailRecord & ZonedPlace,
  now = new Date(),
): Omit<ListingDetails, keyof ListingCard> {
  const shown = {
    ...listing,
    ...(listing.showPhone && listing.contactPhone !== null ? {} : withoutPhone(listing)),
    ...(isOfferOn(listing, now) ? {} : noOffer),
    openHouses: upcomingOpenHouses(listing.openHouses, listing, now),
  };
  return Object.fromEntries(
    publicFields.map((field) => [field, shown[field]] as const).filter(([, value]) => isAnswered(value)),
  );
}
