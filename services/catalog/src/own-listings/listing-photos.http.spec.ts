import { randomUUID } from 'node:crypto';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { asLandlord } from '@porchlight/service-kit/testing';
import { aPhoto, startUploads, type UploadFixture } from '../testing/uploads.ts';

let on: UploadFixture;
let used = 0;
beforeAll(async () => {
  on = await startUploads();
}, 60_000);
afterAll(() => on.stop());

/** Returns the id of a listing that no other test changes; it has the scenes p3-living and p3-kitchen. */
const aListingId = () => on.listings[used++]!;
const stored = async (id: string) =>
  (await on.app.get(`/elandlord/listings/${id}`, { as: asLandlord(on.owner) })).body.listing as OwnListing;
const save = async (id: string, photos: object[]) => {
  const { version } = await stored(id);
  const { status, body } = await on.app.patch('/elandlord/listings', {
    as: asLandlord(on.owner),
    body: { id, version, photos },
  });
  return { status, ...(body as { listing: OwnListing; code?: string; errors?: object }) };
};
const ids = ({ photos }: OwnListing) => photos.map((photo) => photo.id);
const scenes = ['p3-living', 'p3-kitchen'];
const asIs = scenes.map((id) => ({ id }));

describe('photos of a listing', () => {
  it('are saved in their order, and public at once: page, card and search', async () => {
    const id = aListingId();
    const { id: added } = await on.upload(id, await aPhoto(900, 1200));
    const { status, listing } = await save(id, [
      { id: added, alt: ' The kitchen, with a window ' },
      { id: 'p3-kitchen' },
    ]);
    expect([status, ids(listing), listing.photos[0]!.alt, listing.changes[0]!.fields]).toEqual([
      200,
      [added, 'p3-kitchen'],
      'The kitchen, with a window',
      ['photos'],
    ]);
    const url = `/assets/listings/full/${added}-960.webp`;
    const page = (await on.app.get(`/listing/${id}`)).body.listing;
    expect(page.photos).toMatchObject([
      { url, alt: 'The kitchen, with a window', width: 960, height: 1280 },
      { url: '/photos/p3-kitchen-960.webp', alt: 'Kitchen' },
    ]);
    const search = (await on.app.get('/listings?perPage=60')).body.listings as { id: string }[];
    expect(search.find((card) => card.id === id)).toMatchObject({
      photos: [{ url, altFr: 'The kitchen, with a window' }, {}],
      photoCount: 2,
    });
    const list = `/elandlord/listings/${id}/photo-uploads`;
    expect((await on.app.get(list, { as: asLandlord(on.owner) })).body).toEqual({ uploads: [] });
  });

  it('have a plain text for screen readers where nothing is described', async () => {
    const id = aListingId();
    const { id: added } = await on.upload(id, await aPhoto());
    const { listing } = await save(id, [{ id: added }, ...asIs]);
    expect(listing.photos[0]!.alt).toBe('');
    const altOf = async (lang: string) => (await on.app.get(`/listing/${id}?lang=${lang}`)).body.listing.photos[0].alt;
    expect([await altOf('en-CA'), await altOf('fr-CA')]).toEqual(['Photo of the home', 'Photo du logement']);
  });

  it('stay as they are when they are sent unchanged, with their texts in both languages', async () => {
    const id = aListingId();
    const before = await stored(id);
    expect(
      (
        await save(
          id,
          before.photos.map((photo) => ({ id: photo.id, alt: photo.alt })),
        )
      ).listing,
    ).toEqual(before);
    await save(id, [...asIs].reverse());
    const page = (await on.app.get(`/listing/${id}?lang=fr-CA`)).body.listing;
    expect(page.photos).toMatchObject([{ alt: 'Cuisine' }, { alt: 'Salon' }]);
  });

  it('that were taken out can come back for a day, and are then deleted; those that stay are not', async () => {
    const id = aListingId();
    const [kept, removed] = [await on.upload(id, await aPhoto()), await on.upload(id, await aPhoto())];
    await save(id, [{ id: kept.id }, { id: removed.id }]);
    await save(id, [{ id: kept.id }]);
    const list = `/elandlord/listings/${id}/photo-uploads`;
    expect((await on.app.get(list, { as: asLandlord(on.owner) })).body).toEqual({ uploads: [] });
    expect(ids((await save(id, [{ id: removed.id }, { id: kept.id }])).listing)).toEqual([removed.id, kept.id]);
    await save(id, [{ id: kept.id }]);
    expect(await on.sweep()).toBeGreaterThan(0);
    expect(await save(id, [{ id: kept.id }, { id: removed.id }])).toMatchObject({
      status: 422,
      errors: { 'photos.1.id': ['This photo is no longer here. Remove it, or add it again.'] },
    });
    const statusOf = async (photo: string) => (await on.app.get(`/assets/listings/full/${photo}-960.webp`)).status;
    expect([await statusOf(kept.id), await statusOf(removed.id)]).toEqual([200, 404]);
  });

  it('are those of this listing and this landlord only', async () => {
    const [id, other] = [aListingId(), aListingId()];
    const ofOther = await on.upload(other, await aPhoto());
    const ofStranger = await on.upload(id, await aPhoto());
    await on.app.sql('update photo_upload set owner_user_id = $2 where id = $1', [ofStranger.id, randomUUID()]);
    const notReady = await on.upload(id, Buffer.from('no photo'));
    for (const wrong of [ofOther.id, ofStranger.id, notReady.id, randomUUID(), 'p4-living'])
      expect(await save(id, [...asIs, { id: wrong }])).toMatchObject({
        status: 422,
        errors: { 'photos.2.id': [expect.any(String)] },
      });
    expect(await save(id, [...asIs, ...asIs])).toMatchObject({
      status: 422,
      errors: { 'photos.2.id': ['This photo is in the list twice.'] },
    });
    expect(await save(id, [])).toMatchObject({
      status: 422,
      errors: { photos: [expect.stringMatching(/^Keep at least/)] },
    });
    for (const alt of ['x'.repeat(126), 'Call 416 555 0123', 'See cheap-homes.ca'])
      expect(await save(id, [{ id: 'p3-living', alt }])).toMatchObject({
        status: 422,
        errors: { 'photos.0.alt': [expect.any(String)] },
      });
    expect(ids(await stored(id))).toEqual(scenes);
  });
});
