import { asLandlord, asUser, asRenter, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aUser } from '../testing/a-user.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(async () => {
  await app.stop();
});

async function aRenter() {
  const { id } = await aUser(app);
  return { id, as: asRenter(id) };
}
type Renter = Awaited<ReturnType<typeof aRenter>>;
const read = async ({ as }: Renter) => (await app.get('/renter-profile', { as })).body.profile;
const change = ({ as }: Renter, body: object) => app.patch('/renter-profile', { as, body });
const whole = {
  budgetMin: 900,
  budgetMax: 1800,
  beds: [1, 2],
  moveInDate: '2027-02-01',
  flexibilityDays: 14,
  leaseMonths: 12,
  adults: 2,
  children: 1,
  pets: ['cats'],
  preferredAreas: ['alberta/calgary', 'ontario'],
  arrivalDate: '2027-01-15',
  currentCountry: 'FR',
  languages: ['fr', 'en'],
  documentsReady: ['job_letter', 'bank_statements'],
  hasGuarantor: true,
  smoking: 'outside',
  about: 'We are quiet.',
  shareByDefault: ['budget', 'documentsReady'],
  wantsNews: true,
};
const empty = {
  budgetMin: null,
  budgetMax: null,
  beds: [],
  moveInDate: null,
  flexibilityDays: null,
  leaseMonths: null,
  adults: null,
  children: null,
  pets: [],
  preferredAreas: [],
  arrivalDate: null,
  currentCountry: null,
  languages: [],
  documentsReady: [],
  hasGuarantor: null,
  smoking: null,
  about: null,
  shareByDefault: [],
  wantsNews: false,
};

describe('renter profile', () => {
  it('is empty at first and not shared by default', async () => {
    expect(await read(await aRenter())).toEqual(empty);
  });
  it('stores and returns all fields', async () => {
    const renter = await aRenter();
    expect((await change(renter, whole)).body.profile).toEqual(whole);
    expect(await read(renter)).toEqual(whole);
  });
  it('reports what the renter looks for to catalog, with each change of it, and nothing about the household', async () => {
    const renter = await aRenter();
    await change(renter, whole);
    await change(renter, { about: 'Only this.' });
    await change(renter, { budgetMin: null, beds: [4] });
    const reported = await app.sql<{ payload: { version: number } }>(
      `select payload from job where name = 'renter.wishes' and payload ->> 'personId' = $1 order by id`,
      [renter.id],
    );
    const common = { personId: renter.id, version: expect.any(Number), areas: ['alberta/calgary', 'ontario'] };
    expect(reported.map(({ payload }) => payload)).toEqual([
      { ...common, budgetMin: 900, budgetMax: 1800, beds: [1, 2] },
      { ...common, budgetMax: 1800, beds: [4] },
    ]);
    expect(reported[1]!.payload.version).toBeGreaterThan(reported[0]!.payload.version);
  });
  it('changes only the given fields, and null clears one', async () => {
    const renter = await aRenter();
    await change(renter, whole);
    expect((await change(renter, { about: null, budgetMax: 2000, pets: [] })).body.profile).toEqual({
      ...whole,
      about: null,
      budgetMax: 2000,
      pets: [],
    });
  });
  it('is accessible to its own renter only', async () => {
    const [one, other] = [await aRenter(), await aRenter()];
    await change(one, whole);
    expect(await read(other)).toEqual(empty);
    await change(other, { about: 'Loud.', wantsNews: true });
    await change(other, { wantsNews: false });
    expect(await read(one)).toEqual(whole);
    expect(
      await app.sql(`select withdrawn_at from consent where person_id = $1 and purpose = 'news'`, [one.id]),
    ).toEqual([{ withdrawn_at: null }]);
  });
  it('requires the permission', async () => {
    const { id } = await aRenter();
    for (const [as, status] of [
      [guest, 401],
      [asLandlord(), 403],
      [asUser(id, 'any', ['renter']), 403],
    ] as const)
      expect([
        (await app.get('/renter-profile', { as })).status,
        (await app.patch('/renter-profile', { as, body: {} })).status,
      ]).toEqual([status, status]);
  });
  it.each([
    ['budgetMin', -1],
    ['budgetMax', 100_001],
    ['budgetMin', '900'],
    ['beds', [5]],
    ['beds', [1, 1]],
    ['beds', null],
    ['moveInDate', '2027-02-30'],
    ['moveInDate', 'soon'],
    ['flexibilityDays', 91],
    ['leaseMonths', 0],
    ['adults', 0],
    ['children', 21],
    ['pets', ['horse']],
    ['preferredAreas', ['../admin']],
    ['arrivalDate', '1999-01-01'],
    ['currentCountry', 'fr'],
    ['languages', ['French']],
    ['documentsReady', ['passport.pdf']],
    ['hasGuarantor', 'yes'],
    ['smoking', 'maybe'],
    ['about', 'x'.repeat(601)],
    ['shareByDefault', ['children']],
    ['wantsNews', null],
    ['personId', 'x'],
    ['documents', ['JVBERi0x']],
  ])('rejects %s = %j with an error at the field', async (field, value) => {
    const renter = await aRenter();
    const response = await change(renter, { [field]: value });
    expect([response.status, Object.keys(response.body.errors).map((key) => key.split('.')[0])]).toEqual([
      422,
      [field],
    ]);
    expect(response.body.errors[Object.keys(response.body.errors)[0] ?? ''][0]).not.toBe('This value isn’t valid.');
    expect(await read(renter)).toEqual(empty);
  });
  it('rejects a maximum budget below the minimum, also in separate changes', async () => {
    const renter = await aRenter();
    await change(renter, { budgetMin: 1500 });
    const response = await change(renter, { budgetMax: 1000 });
    expect([response.status, response.body.errors]).toEqual([
      422,
      { budgetMax: ['Your maximum rent is lower than your minimum. Swap the two.'] },
    ]);
  });
  it('loses no field under concurrent changes', async () => {
    const renter = await aRenter();
    const changes = Object.entries(whole).map(([field, value]) => ({ [field]: value }));
    await Promise.all(changes.map((one) => change(renter, one)));
    expect(await read(renter)).toEqual(whole);
  });
  it('stores consents with time, text version, source and withdrawal', async () => {
    const renter = await aRenter();
    await Promise.all([change(renter, { wantsNews: true }), change(renter, { wantsNews: true })]);
    const consents = () =>
      app.sql<{ source: string; ip: string; is_withdrawn: boolean }>(
        `
          select source, ip, withdrawn_at is not null as is_withdrawn from consent
          where person_id = $1 and purpose = 'news'`,
        [renter.id],
      );
    expect(await consents()).toEqual([{ source: 'renter-profile', ip: '203.0.113.7', is_withdrawn: false }]);
    await change(renter, { wantsNews: false });
    expect(await consents()).toEqual([{ source: 'renter-profile', ip: '203.0.113.7', is_withdrawn: true }]);
  });
});
