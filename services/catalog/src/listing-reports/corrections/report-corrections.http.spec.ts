import { randomUUID } from 'node:crypto';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { asLandlord, raceRounds, type TestApp } from '@porchlight/service-kit/testing';
import { many, startWithListings } from '../../testing/inquiries.ts';
import { aColleague, reportsIn, support } from '../testing/reports-in.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startWithListings();
}, 60_000);
afterAll(() => app.stop());
const { report, caseOf, get, mailsAbout, mailsTo, stateOf, offersOf } = reportsIn(() => app);
const homes = [...many];
const decision = { confirmed: 'wrong-details', reason: 'The rent on the lease is higher.' };

const aReported = async (reporters = 1) => {
  const listing = homes.pop()!;
  const email = `reporter.${randomUUID().slice(0, 8)}@example.com`;
  for (let one = 0; one < reporters; one += 1) await report(listing, { email });
  const { id } = await caseOf(listing);
  return { id, email, stored: (await get(id)).listing! };
};
const correct = (id: string, body: object, as = support) =>
  app.post(`/support/reported-listings/${id}/correction`, { as, body: { ...decision, ...body } });
const ownerOf = async (listing: string) =>
  (await app.sql<{ id: string }>('select owner_user_id as id from listing where public_id = $1', [listing]))[0]!.id;
const mailOf = async (listing: string) =>
  (
    await app.sql<{ words: Record<string, unknown> }>(
      `select payload->'words' as words from job where name = 'mail.requested'
        and payload->>'template' = 'listing-corrected' and payload->'words'->>'path' = $1`,
      [`/portal/listings/${listing}`],
    )
  )[0]?.words;

describe('a correction of a reported listing', () => {
  it('changes it as an edit of its landlord does, and closes all its reports', async () => {
    const { id, email, stored } = await aReported();
    const { rent, version } = stored;
    const { status, body } = await correct(id, { version, rent: rent + 150, petPolicies: ['no-pets'] });
    expect([status, body]).toMatchObject([
      200,
      { decision: 'corrected', outcome: { ...decision, decidedBy: support.subject.sub }, status: 'active' },
    ]);
    const { listing } = body as { readonly listing: OwnListing };
    expect(listing).toMatchObject({ rent: rent + 150, petPolicies: ['no-pets'], version: version + 1 });
    expect(listing.priceHistory.at(-1)).toMatchObject({ old: rent, new: rent + 150 });
    expect(listing.changes[0]).toMatchObject({ fields: ['petPolicies', 'rent'] });
    expect(
      await app.sql('select from listing_search s join listing l using (id) where l.public_id = $1 and s.rent = $2', [
        stored.id,
        rent + 150,
      ]),
    ).toHaveLength(1);
    expect(await mailsTo(email)).toEqual(['report-corrected']);
    expect((await app.get(`/support/reported-listings/${id}/changes`, { as: support })).status).toBe(200);
  });
  it('is sent to its landlord with each field before and after, in the language of the listing', async () => {
    const { id, stored } = await aReported();
    const { version } = stored;
    await app.sql(
      `update listing set lang = 'fr', currency = 'CAD', rent = 1500, sqft = null, utilities_included = '{heat,water}' where public_id = $1`,
      [stored.id],
    );
    await correct(id, { version, rent: 1_650, sqft: 700, utilities: [] });
    const mail = await mailOf(stored.id);
    expect(mail).toMatchObject({ reason: decision.reason });
    const items = mail?.['items'] as readonly Readonly<Record<string, string>>[];
    const plain = (text = '') => text.replaceAll(/[\u00a0\u202f]/gu, ' ');
    expect(items.map(({ field, before, after }) => [plain(field), plain(before), plain(after)])).toEqual([
      ['Loyer', '1 500 $', '1 650 $'],
      ['Superficie en pieds carrés', 'non indiqué', '700'],
      ['Inclus dans le loyer', 'Chauffage et Eau', 'non indiqué'],
    ]);
  });
  it('of a listing that the reports hid shows it again, without a charge', async () => {
    const { id, stored } = await aReported(3);
    expect((await stateOf(stored.id))?.status).toBe('suspended');
    await correct(id, { version: stored.version, beds: stored.beds + 1 });
    expect(await stateOf(stored.id)).toEqual({ status: 'active', isShown: true });
    expect((await offersOf(stored.id)).at(-1)).toEqual({ isOffered: true, isRestored: true });
  });
  it('is in the audit log with its author', async () => {
    const { id, stored } = await aReported();
    await correct(id, { version: stored.version, beds: stored.beds + 1 });
    const events = await app.sql<{ personId: string; beforeHash: string | null }>(
      `select payload->>'personId' as "personId", payload->>'beforeHash' as "beforeHash" from job
      where name = 'resource.changed' and payload->>'recordId' = $1`,
      [id],
    );
    expect(events).toEqual([{ personId: support.subject.sub, beforeHash: expect.any(String) }]);
  });
  it.each([
    ['that its landlord could not enter', (): object => ({ rent: 60_000 }), 'rent'],
    ['that contradict each other', ({ rent }: OwnListing): object => ({ rentMax: rent - 1 }), 'rentMax'],
    ['that change nothing', ({ rent }: OwnListing): object => ({ rent }), undefined],
  ])('is refused for values %s, and decides nothing', async (_, fields, fault) => {
    const { id, stored } = await aReported();
    const { status, body } = await correct(id, { version: stored.version, ...fields(stored) });
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})).toEqual(fault === undefined ? [] : [fault]);
    expect(await get(id)).not.toHaveProperty('decision');
    expect(await mailsAbout('listing-corrected', stored.id)).toBe(0);
  });
  it.each([['title'], ['address'], ['contactPhone'], ['status']])('has no %s', async (field) => {
    const { id, stored } = await aReported();
    expect((await correct(id, { version: stored.version, [field]: 'active' })).status).toBe(422);
  });
  it('is based on the version that support saw: what its landlord saved meanwhile stays', async () => {
    const { id, stored } = await aReported();
    const { version, rent, beds } = stored;
    await app.sql(`update listing set owner_user_id = $2 where public_id = $1`, [stored.id, randomUUID()]);
    const as = asLandlord(await ownerOf(stored.id));
    await app.patch('/elandlord/listings', { as, body: { id: stored.id, version, rent: rent + 50 } });
    const refused = await correct(id, { version, beds: beds + 1 });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'version-conflict', current: { rent: rent + 50, version: version + 1 } },
    ]);
    expect(await get(id)).not.toHaveProperty('decision');
    expect((await correct(id, { version: version + 1, beds: beds + 1 })).body).toMatchObject({
      listing: { rent: rent + 50, beds: beds + 1 },
    });
  });
  it('and an edit of its landlord at once: one of them is refused, and nothing is lost', async () => {
    for (const round of raceRounds(5)) {
      const { id, stored } = await aReported();
      const { version, rent, beds } = stored;
      const as = asLandlord(await ownerOf(stored.id));
      const [edited, corrected] = await Promise.all([
        app.patch('/elandlord/listings', { as, body: { id: stored.id, version, rent: rent + 10 + round } }),
        correct(id, { version, beds: beds + 1 }),
      ]);
      expect([edited.status, corrected.status].toSorted()).toEqual([200, 409]);
      const { listing, decision: made } = await get(id);
      expect(listing).toMatchObject(
        corrected.status === 200 ? { rent, beds: beds + 1 } : { rent: rent + 10 + round, beds },
      );
      expect(made).toBe(corrected.status === 200 ? 'corrected' : undefined);
    }
  });
  it('is made once, by those who may decide, and not about the own listing', async () => {
    const { id, stored } = await aReported();
    const body = { version: stored.version, beds: stored.beds + 1 };
    const own = aColleague();
    await app.sql('update listing set owner_user_id = $2 where public_id = $1', [stored.id, own.subject.sub]);
    expect((await correct(id, body, own)).body).toMatchObject({ code: 'own-listing' });
    expect((await correct(id, body)).status).toBe(200);
    expect((await correct(id, { version: stored.version + 1, beds: stored.beds })).body).toMatchObject({
      code: 'already-decided',
    });
    expect(await mailsAbout('listing-corrected', stored.id)).toBe(1);
  });
  it('is not made of a listing that its landlord deleted', async () => {
    const { id, stored } = await aReported();
    await app.sql(
      `update listing set status = 'deleted', deleted_at = now(), status_before = 'active' where public_id = $1`,
      [stored.id],
    );
    expect((await correct(id, { version: stored.version, beds: 9 })).body).toMatchObject({ code: 'state-refused' });
  });
});
