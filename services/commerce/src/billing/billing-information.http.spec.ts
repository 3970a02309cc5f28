import { asLandlord, asRenter, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { aLandlord, type TestLandlord } from '../testing/a-landlord.ts';
import { nairHomes } from '../testing/billing-address.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
});
afterAll(() => app.stop());

const path = '/ecommerce/billing-information';
const save = ({ as }: Pick<TestLandlord, 'as'>, over: object = {}) =>
  app.patch(path, { as, body: { ...nairHomes, ...over } });
const read = async ({ as }: Pick<TestLandlord, 'as'>) => (await app.get(path, { as })).body.billingInformation;

describe('billing information', () => {
  it('is none at first, and is shared by the landlords of the company only', async () => {
    const landlord = await aLandlord(app);
    const colleague = await aLandlord(app, { companyId: landlord.companyId });
    const stranger = await aLandlord(app);
    expect(await read(landlord)).toBeNull();
    expect((await save(landlord)).status).toBe(200);
    const saved = { ...nairHomes, id: landlord.companyId, phone: '+14165550123' };
    expect([await read(landlord), await read(colleague)]).toEqual([saved, saved]);
    expect(await read(stranger)).toBeNull();
    expect((await save(colleague, { line2: 'Unit 4' })).body.billingInformation.line2).toBe('Unit 4');
    expect((await save(colleague, { line2: null })).body.billingInformation).toEqual(saved);
  });
  it('is stored in the usual notation', async () => {
    const landlord = await aLandlord(app);
    const { body } = await save(landlord, { name: '  Nair   Homes\n Inc. ', postalCode: 'm6r2m1' });
    expect(body.billingInformation).toMatchObject({ name: 'Nair Homes Inc.', postalCode: 'M6R 2M1' });
    const american = await save(landlord, { province: 'NY', city: 'Buffalo', postalCode: '14201-0012' });
    expect(american.body.billingInformation).toMatchObject({ province: 'NY', postalCode: '14201-0012' });
  });
  it.each([
    ['postalCode', { postalCode: '14201' }],
    ['postalCode', { postalCode: 'D6R 2M1' }],
    ['postalCode', { province: 'NY' }],
    ['province', { province: 'XX' }],
    ['name', { name: 'N' }],
    ['phone', { phone: '12' }],
  ])('with a wrong %s is refused: %j', async (field, over) => {
    const { status, body } = await save(await aLandlord(app), over);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
  it('of an unknown or unverified landlord is refused, and of a renter', async () => {
    expect((await save({ as: asLandlord() })).body.code).toBe('account-not-ready');
    const unverified = await aLandlord(app, { isVerified: false });
    expect((await save(unverified)).body.code).toBe('account-not-ready');
    expect((await app.get(path, { as: asRenter() })).status).toBe(403);
  });
});
