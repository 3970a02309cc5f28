import { randomUUID } from 'node:crypto';
import { asService, asStaff, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { aLandlord } from '../testing/a-landlord.ts';
import { ledgerOf } from '../testing/ledger-of.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
});
afterAll(() => app.stop());

const staff = asStaff(['modifyWallets'], 'support');
const aCompany = (name: string, version = 1) => aLandlord(app, { company: { name, version } });
const found = async (search: string) => {
  const { body } = await app.get(`/admin/ecommerce/companies?search=${encodeURIComponent(search)}`, { as: staff });
  return (body.companies as { name: string }[]).map(({ name }) => name);
};
const rename = (companyId: string, name: string, version: number) =>
  app.post('/internal/events', {
    as: asService('accounts'),
    body: {
      key: randomUUID(),
      name: 'company.changed',
      at: new Date().toISOString(),
      payload: { companyId, version, name, verifiedLevel: 0, languages: [] },
    },
  });

describe('companies', () => {
  it('are found by the beginnings of the words of their names, without diacritics', async () => {
    await aCompany('Résidences Les Cèdres');
    await aCompany('Cedar Court Homes');
    expect(await found('cedres')).toEqual(['Résidences Les Cèdres']);
    expect(await found('CED')).toEqual(['Cedar Court Homes', 'Résidences Les Cèdres']);
    expect(await found('homes ced')).toEqual(['Cedar Court Homes']);
    expect(await found(`' | & ! :* ()`)).toEqual([]);
    expect(await found('ŉ ʼ ⑴ ced')).toEqual([]);
  });
  it('come with the credits of their wallets', async () => {
    const { companyId } = await aCompany('Walnut Hill');
    await ledgerOf(app).grant(companyId, 12);
    const { body } = await app.get('/admin/ecommerce/companies?search=walnut', { as: staff });
    expect(body.companies).toEqual([{ id: companyId, name: 'Walnut Hill', credits: 12 }]);
  });
  it('are at most 20', async () => {
    for (let number = 0; number < 22; number += 1) await aCompany(`Tower ${number}`);
    expect(await found('tower')).toHaveLength(20);
  });
  it('have their newest name', async () => {
    const { companyId } = await aCompany('Old Oak');
    await rename(companyId, 'New Oak', 3);
    await rename(companyId, 'Late Oak', 2);
    await aLandlord(app, { companyId, company: { name: 'Old Oak', version: 1 } });
    expect(await found('oak')).toEqual(['New Oak']);
  });
  it('without a landlord are not listed', async () => {
    await rename(randomUUID(), 'Empty Elm', 1);
    expect(await found('empty')).toEqual([]);
  });
  it('are searched by staff who may change wallets only, with at least two characters', async () => {
    const { as } = await aCompany('Secret Spruce');
    expect((await app.get('/admin/ecommerce/companies?search=secret', { as })).status).toBe(403);
    expect((await app.get('/admin/ecommerce/companies?search=s', { as: staff })).status).toBe(422);
  });
});
