import { asLandlord, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../../testing/a-market.ts';
import { aCompleteDraft, aLandlord } from '../../testing/drafts.ts';
import { startCatalog } from '../../testing/start-catalog.ts';
import { listingSweeps } from './listing-retention.ts';

describe('a deleted listing that can no longer be restored', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startCatalog(aMarket(2));
  }, 60_000);
  afterAll(() => app.stop());

  const stored = async (id: string) => {
    const [row] = await app.sql(
      `select title, description, street, latitude, status, num_nonnulls(pet_note, application_url, special_offer,
        office_hours, viewing_notes, contact_name, contact_phone, contact_email) as answers, deleted_at is null as "isSwept",
        (select count(*)::int from listing_photo f where f.listing_id = l.id) as photos,
        (select count(*)::int from listing_change h where h.listing_id = l.id) as changes,
        (select state from photo_upload u where u.id = (select id from photo_upload limit 1)) as upload
      from listing l where public_id = $1`,
      [id],
    );
    return row;
  };

  it('keeps its title and numbers only; one that can be restored keeps everything', async () => {
    const owner = await aLandlord(app);
    const { id, version } = await aCompleteDraft(app, owner, {
      petNote: 'One cat.',
      applicationUrl: 'https://rentals.example/apply',
      specialOffer: 'One month free.',
      officeHours: 'Weekdays, 9 to 5.',
      viewingNotes: 'Ring at unit 2.',
      contactName: 'Leila',
      contactPhone: '416 555 0123',
      contactEmail: 'care@example.com',
    });
    await app.sql(
      `with u as (insert into photo_upload (owner_user_id, listing_id, bytes, state, width, height)
        select owner_user_id, id, 10, 'attached', 900, 700 from listing where public_id = $1 returning id, listing_id)
      insert into listing_photo (listing_id, position, upload_id) select listing_id, 9, id from u`,
      [id],
    );
    await app.delete('/elandlord/listings', { as: asLandlord(owner), body: { id, version } });
    const before = await stored(id);
    for (const sql of listingSweeps) await app.sql(sql);
    expect(await stored(id)).toEqual(before);
    await app.sql(`update listing set deleted_at = now() - interval '31 days' where public_id = $1`, [id]);
    for (const sql of listingSweeps) await app.sql(sql);
    expect(await stored(id)).toEqual({
      title: 'Bright two-bedroom near the river',
      description: '',
      street: '',
      answers: 0,
      latitude: 51.1,
      status: 'deleted',
      isSwept: true,
      photos: 0,
      changes: 0,
      upload: 'removed',
    });
  });
});
