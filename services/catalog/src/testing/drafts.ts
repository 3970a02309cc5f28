import { randomUUID } from 'node:crypto';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { asLandlord, asService, type Actor, type TestApp } from '@porchlight/service-kit/testing';

/** Answers that complete a draft of `aNewListing`, photos apart. */
export const answers = {
  title: 'Bright two-bedroom near the river',
  description: 'A bright home with a large kitchen and a quiet bedroom, ten minutes from the station. '
    .repeat(2)
    .trim(),
  leaseTerm: 'fixed',
  furnished: 'no',
  laundry: 'in_unit',
  parkingType: 'none',
  petPolicies: ['cats'],
  fees: [],
  deposit: 0,
  declaresFairHousing: true,
};
export const address = {
  street: '12 Bow Trail SW',
  city: 'alberta/calgary',
  postalCode: 'T2P 1A1',
  latitude: 51.05,
  longitude: -114.07,
  isPinConfirmed: true,
};
/** Body of a request for a new listing. */
export const aNewListing = (over: object = {}) => ({
  key: randomUUID().replaceAll('-', ''),
  address,
  lang: 'en',
  rentalType: 'apartment',
  listingKind: 'entire',
  beds: 2,
  bathsFull: 1,
  bathsHalf: 0,
  rent: 1_900,
  availableDate: new Date().toISOString().slice(0, 10),
  ...over,
});

/** Reports a landlord of a company as accounts does; a new one of a new company by default. Returns its id. */
export async function aLandlord(
  app: TestApp,
  over: { personId?: string; companyId?: string; hasDisposableEmail?: boolean } = {},
): Promise<string> {
  const { personId, companyId, ...facts } = { personId: randomUUID(), companyId: randomUUID(), ...over };
  const landlord = {
    personId,
    companyId,
    ...facts,
    isVerified: true,
    language: 'en-CA',
    company: { name: 'Elm Homes', version: 1 },
  };
  const { status } = await app.post('/internal/events', {
    as: asService('accounts'),
    body: {
      key: randomUUID(),
      name: 'landlords.changed',
      at: new Date().toISOString(),
      payload: { landlords: [landlord] },
    },
  });
  if (status !== 200) throw new Error(`landlords.changed returned ${status}`);
  return personId;
}

/** Creates a draft of a landlord. */
export async function aDraft(app: TestApp, ownerId: string, over: object = {}): Promise<OwnListing> {
  const response = await app.post('/elandlord/listings', { as: asLandlord(ownerId), body: aNewListing(over) });
  if (response.status !== 201) throw new Error(`createListing returned ${response.status}`);
  return response.body.listing as OwnListing;
}

/** Creates a draft of a landlord that lacks nothing: its photos are scenes of the demo. */
export async function aCompleteDraft(app: TestApp, ownerId: string, over: object = {}): Promise<OwnListing> {
  const { id, version } = await aDraft(app, ownerId);
  await app.sql(
    `insert into listing_photo (listing_id, position, scene, alt_en, alt_fr)
    select id, n, 'p3-' || n, 'Room', 'Pièce' from listing, generate_series(1, 3) n where public_id = $1`,
    [id],
  );
  const body = { id, version, ...answers, ...over };
  const response = await app.patch('/elandlord/listings', { as: asLandlord(ownerId), body });
  if (response.status !== 200) throw new Error(`changeOwnListing returned ${response.status}`);
  return response.body.listing as OwnListing;
}

/** Submits a listing in its version; by default it is turned on for at most 10 credits. */
export const submit = (
  app: TestApp,
  as: Actor,
  { id, version }: Pick<OwnListing, 'id' | 'version'>,
  over: object = { turnOnFor: 10 },
) => app.post(`/elandlord/listings/${id}/submitted`, { as, body: { version, ...over } });
