import { asStaff, raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { Suppliers } from './suppliers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(commerce);
});
afterAll(() => app.stop());

const owner = asStaff(['viewEcommerce', 'modifyCreditBundles']);
const reader = asStaff(['viewEcommerce'], 'site-administrator');
const path = '/admin/suppliers/supplier';
const supplier = { legalName: 'Porchlight Rentals Inc.', addressLine1: '1 King St', addressLine2: 'Toronto ON' };
const save = (version: number, over: object = {}) =>
  app.patch(path, { as: owner, body: { ...supplier, ...over, version } });
const forget = async () => {
  await app.sql('delete from supplier');
  await app.sql(`delete from resource_history where resource = 'supplier'`);
};
const onReceipts = () => app.app.get(Suppliers, { strict: false }).require();

describe('the supplier', () => {
  it.each(raceRounds())('is entered once by two at the same time, round %i', async () => {
    await forget();
    const results = await Promise.all(['One Inc.', 'Two Inc.'].map((legalName) => save(1, { legalName })));
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(results.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'version-conflict' });
    const { legalName } = await onReceipts();
    expect(results.find(({ status }) => status === 200)?.body.legalName).toBe(legalName);
  });
  it('is empty until it is entered, and then on receipts', async () => {
    await forget();
    expect((await app.get(path, { as: reader })).body).toMatchObject({ legalName: '', version: 1 });
    expect((await save(1)).body).toMatchObject({ ...supplier, version: 2 });
    expect(await onReceipts()).toEqual({ legalName: supplier.legalName, addressLines: ['1 King St', 'Toronto ON'] });
    expect((await save(2, { addressLine2: null, addressLine3: 'Canada' })).status).toBe(200);
    expect((await onReceipts()).addressLines).toEqual(['1 King St', 'Canada']);
    expect(await save(2)).toMatchObject({ status: 409, body: { code: 'version-conflict' } });
  });
  it('needs a name and an address', async () => {
    expect((await save(3, { legalName: '', addressLine1: '' })).body.errors).toMatchObject({
      legalName: [expect.any(String)],
      addressLine1: [expect.any(String)],
    });
  });
  it('is changed with the permission only, whatever the body holds', async () => {
    expect((await app.patch(path, { as: reader, body: { nonsense: 1 } })).status).toBe(403);
  });
});
