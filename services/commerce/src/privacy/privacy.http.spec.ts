import { randomUUID } from 'node:crypto';
import {
  asRenter,
  asService,
  guest,
  startForTest,
  unmappedTables,
  type TestApp,
} from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { aLandlord, type TestLandlord } from '../testing/a-landlord.ts';
import { nairHomes } from '../testing/billing-address.ts';
import { dataMap } from './data-map.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(commerce);
});
afterAll(() => app.stop());

describe('personal data of commerce', () => {
  it('is exported to accounts only, and empty', async () => {
    const body = { personId: randomUUID(), email: 'leila@example.com' };
    expect((await app.post('/internal/people/export', { as: asService('accounts'), body })).body).toEqual({
      sections: dataMap.filter(({ exported }) => exported).map(({ table }) => ({ name: table, rows: [] })),
    });
    for (const as of [guest, asRenter(), asService('catalog')])
      expect((await app.post('/internal/people/export', { as, body })).status).toBe(403);
  });
  it('is exported and erased of one person only', async () => {
    const [landlord, other] = [await aLandlord(app), await aLandlord(app)];
    const exportOf = async ({ personId }: TestLandlord) =>
      (await app.post('/internal/people/export', { as: asService('accounts'), body: { personId } })).body.sections;
    const own = ({ companyId }: TestLandlord) => [
      { name: 'billing_information', rows: [{ ...nairHomes, phone: '+14165550123', line2: null }] },
      { name: 'landlord', rows: [{ companyId, isVerified: true, language: 'en-CA' }] },
      { name: 'purchase_order', rows: [] },
    ];
    for (const { as } of [landlord, other]) await app.patch('/ecommerce/billing-information', { as, body: nairHomes });
    expect(await exportOf(landlord)).toEqual(own(landlord));
    const payload = { personId: landlord.personId, emailHash: 'a'.repeat(64) };
    const { status } = await app.post('/internal/events', {
      as: asService('accounts'),
      body: { key: randomUUID(), name: 'person.erased', at: new Date().toISOString(), payload },
    });
    expect(status).toBe(200);
    expect(await exportOf(landlord)).toEqual(own(landlord).map(({ name }) => ({ name, rows: [] })));
    expect(await app.sql('select 1 from billing_information where company_id = $1', [landlord.companyId])).toEqual([]);
    expect(await exportOf(other)).toEqual(own(other));
  });
  it('covers every table with personal data in the data map', async () => {
    expect(await unmappedTables(app, dataMap)).toEqual([]);
    await app.sql('create table invoice (id uuid primary key, person_id uuid not null)');
    expect(await unmappedTables(app, dataMap)).toEqual(['invoice (person_id)']);
  });
});
