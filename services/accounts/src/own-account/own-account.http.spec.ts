import { asUser, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aUser } from '../testing/a-user.ts';
import { mailsTo } from '../testing/queued-mail.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(async () => {
  await app.stop();
});

async function aLoggedInUser(role: 'renter' | 'landlord' = 'renter') {
  const user = await aUser(app, { roles: [role] });
  return { ...user, as: asUser(user.id, 'any', [role]) };
}
type LoggedInUser = Awaited<ReturnType<typeof aLoggedInUser>>;
const mine = async ({ as }: LoggedInUser) => (await app.get('/my-user', { as })).body.user;

describe('account of the caller', () => {
  it('changes only the given fields, at both spellings of the URL', async () => {
    const user = await aLoggedInUser();
    const first = await app.patch('/user', {
      as: user.as,
      body: { firstName: ' Zoé ', phone: '(514) 555-0199', current_password: user.password },
    });
    expect(first.body.user).toMatchObject({
      firstName: 'Zoé',
      lastName: 'Okafor',
      phone: '+15145550199',
      language: 'en-CA',
    });
    expect(
      (await app.patch('/user/', { as: user.as, body: { lastName: 'O’Neil-Ng', language: 'fr-CA' } })).body.user,
    ).toMatchObject({ firstName: 'Zoé', lastName: 'O’Neil-Ng', phone: '+15145550199', language: 'fr-CA' });
    expect(await mine(user)).toMatchObject({ firstName: 'Zoé', language: 'fr-CA' });
  });
  it('requires a phone number of landlords but not of renters', async () => {
    const [renter, landlord] = [await aLoggedInUser(), await aLoggedInUser('landlord')];
    const removal = { phone: null, current_password: renter.password };
    expect((await app.patch('/user', { as: renter.as, body: removal })).body.user.phone).toBeUndefined();
    const response = await app.patch('/user', { as: landlord.as, body: { phone: null } });
    expect([response.status, Object.keys(response.body.errors)]).toEqual([422, ['phone']]);
  });
  it.each([
    ['firstName', ''],
    ['firstName', 'x'.repeat(51)],
    ['firstName', '<b>'],
    ['firstName', null],
    ['lastName', '12'],
    ['phone', '12'],
    ['language', 'de'],
    ['email', 'nowhere'],
    ['roles', ['site-owner']],
    ['emailVerified', true],
    ['id', 'x'],
    ['state', 'active'],
    ['companyId', 'x'],
    ['password', 'a quiet porch at dawn'],
  ])('rejects %s = %j with an error at the field', async (field, value) => {
    const user = await aLoggedInUser();
    const before = await mine(user);
    const response = await app.patch('/user', { as: user.as, body: { [field]: value } });
    expect([response.status, Object.keys(response.body.errors)]).toEqual([422, [field]]);
    expect(await mine(user)).toEqual(before);
  });
  it('requires the password to change the phone number, and reports the change by mail', async () => {
    const user = await aLoggedInUser();
    const { phone } = await mine(user);
    const templates = async () => (await mailsTo(app, user.id)).map(({ template }) => template);
    for (const password of [undefined, 'not the password']) {
      const body = { phone: '604 555 0111', firstName: 'Eve', current_password: password };
      const response = await app.patch('/user', { as: user.as, body });
      expect([response.status, Object.keys(response.body.errors)]).toEqual([422, ['current_password']]);
    }
    expect(await mine(user)).toMatchObject({ phone, firstName: 'Amara' });
    // The same number in another notation is no change.
    expect((await app.patch('/user', { as: user.as, body: { phone: '416-555-0123' } })).status).toBe(200);
    expect(await templates()).toEqual([]);
    const body = { phone: '604 555 0111', current_password: user.password };
    expect((await app.patch('/user', { as: user.as, body })).body.user.phone).toBe('+16045550111');
    expect(await templates()).toEqual(['phone-changed']);
  });
  it('requires a login', async () => {
    expect((await app.patch('/user', { as: guest, body: {} })).status).toBe(401);
  });
  it('loses no field under concurrent changes', async () => {
    const user = await aLoggedInUser();
    await Promise.all(
      [
        { firstName: 'Ada' },
        { lastName: 'Byron' },
        { phone: '604 555 0111', current_password: user.password },
        { language: 'fr-CA' },
      ].map((body) => app.patch('/user', { as: user.as, body })),
    );
    expect(await mine(user)).toMatchObject({
      firstName: 'Ada',
      lastName: 'Byron',
      phone: '+16045550111',
      language: 'fr-CA',
    });
  });
});

describe('company of the caller', () => {
  const verify = (user: LoggedInUser, level: number) =>
    app.sql('update company set verified_level = $2 where id = (select company_id from person where id = $1)', [
      user.id,
      level,
    ]);
  const change = (user: LoggedInUser, body: object) => app.patch('/user/company', { as: user.as, body });

  it('changes only the given fields', async () => {
    const landlord = await aLoggedInUser('landlord');
    await verify(landlord, 1);
    const { status, body } = await change(landlord, {
      name: 'Maple & Co',
      legalName: 'Maple Homes Ltd.',
      phone: '416 555 0100',
      website: 'https://maple.example',
      kind: 'manager',
    });
    expect(status).toBe(200);
    expect(body.company).toEqual({
      name: 'Maple & Co',
      legalName: 'Maple Homes Ltd.',
      phone: '+14165550100',
      website: 'https://maple.example',
      kind: 'manager',
      email: null,
      licenceNumber: null,
      city: 'Toronto',
      verifiedLevel: 1,
    });
    expect((await change(landlord, { website: null })).body.company).toEqual({ ...body.company, website: null });
    expect((await app.get('/user/company', { as: landlord.as })).body.company).toEqual({
      ...body.company,
      website: null,
    });
  });
  it('reports to catalog what listings show of it, with each change', async () => {
    const landlord = await aLoggedInUser('landlord');
    await change(landlord, { city: 'Ottawa' });
    await verify(landlord, 1);
    await change(landlord, { name: 'Oak Homes' });
    await verify(landlord, 2);
    expect((await change(landlord, { name: 'Refused Homes' })).status).toBe(422);
    const reported = await app.sql<{ payload: object }>(
      `select payload from job where name = 'company.changed' and target = 'catalog'
         and payload ->> 'companyId' = (select company_id::text from person where id = $1) order by id`,
      [landlord.id],
    );
    const common = { companyId: expect.any(String), languages: expect.any(Array) };
    expect(reported.map(({ payload }) => payload)).toEqual([
      { ...common, version: 2, name: 'Maple Homes', verifiedLevel: 2 },
      { ...common, version: 3, name: 'Oak Homes', verifiedLevel: 1 },
    ]);
  });
  it('rejects changes of verified fields and allows others', async () => {
    const landlord = await aLoggedInUser('landlord');
    for (const body of [
      { name: 'Oak Homes' },
      { kind: 'agent' },
      { legalName: 'Oak Ltd.' },
      { licenceNumber: 'R-123' },
    ]) {
      const response = await change(landlord, { ...body, city: 'Ottawa' });
      expect([response.status, Object.keys(response.body.errors)]).toEqual([422, Object.keys(body)]);
    }
    expect(
      (await change(landlord, { name: 'Maple Homes', city: 'Ottawa', email: 'Rent@Maple.example' })).body.company,
    ).toMatchObject({ name: 'Maple Homes', city: 'Ottawa' });
  });
  it('is accessible to its own landlord only', async () => {
    const [one, other] = [await aLoggedInUser('landlord'), await aLoggedInUser('landlord')];
    await change(one, { city: 'Halifax' });
    expect((await app.get('/user/company', { as: other.as })).body.company.city).toBe('Toronto');
  });
  it('requires a landlord and returns 404 without a company', async () => {
    const renter = await aLoggedInUser();
    expect([
      (await change(renter, {})).status,
      (await app.patch('/user/company', { as: guest, body: {} })).status,
    ]).toEqual([403, 401]);
    const landlord = await aLoggedInUser('landlord');
    await app.sql('update person set company_id = null where id = $1', [landlord.id]);
    expect([
      (await change(landlord, { city: 'Ottawa' })).status,
      (await app.get('/user/company', { as: landlord.as })).status,
    ]).toEqual([404, 404]);
  });
  it.each([
    ['name', 'x'],
    ['name', null],
    ['kind', 'bank'],
    ['website', 'javascript:alert(1)'],
    ['website', 'http://maple.example'],
    ['phone', 'call me'],
    ['email', 'x'],
    ['verifiedLevel', 3],
    ['id', 'x'],
  ])('rejects %s = %j', async (field, value) => {
    const landlord = await aLoggedInUser('landlord');
    const response = await change(landlord, { [field]: value });
    expect([response.status, Object.keys(response.body.errors)]).toEqual([422, [field]]);
  });
});
