import { randomUUID } from 'node:crypto';
import { asService, asStaff, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aUser } from '../testing/a-user.ts';
import { landlordSearchSql } from './landlord-names.controller.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(() => app.stop());

const catalog = asService('catalog');
async function aLandlord(
  fields: { first: string; last: string; phone: string },
  role: 'landlord' | 'renter' = 'landlord',
) {
  const user = await aUser(app, { roles: [role] });
  await app.sql('update person set first_name = $2, last_name = $3, phone = $4 where id = $1', [
    user.id,
    fields.first,
    fields.last,
    fields.phone,
  ]);
  return user;
}
const find = async (text: string) =>
  (await app.get(`/internal/landlords/search?search=${encodeURIComponent(text)}`, { as: catalog })).body
    .personIds as string[];

describe('landlords for the lists of catalog (SUPPORT-LISTING-2)', () => {
  it('are named by first name and initial; unknown users and decoys are omitted', async () => {
    const [landlord, decoy] = [
      await aLandlord({ first: 'Leila', last: 'Haddad', phone: '+16045550111' }),
      await aLandlord({ first: 'Decoy', last: 'User', phone: '+16045550112' }),
    ];
    await app.sql(`update person set state = 'decoy' where id = $1`, [decoy.id]);
    const body = { personIds: [landlord.id, decoy.id, randomUUID()] };
    expect((await app.post('/internal/landlords/names', { as: catalog, body })).body).toEqual({
      landlords: [{ personId: landlord.id, name: 'Leila H.' }],
    });
  });
  it('are found by phone, whole address and the beginnings of words, unlike renters', async () => {
    const landlord = await aLandlord({ first: 'Philippa', last: 'Quinlan', phone: '+16045550113' });
    await aLandlord({ first: 'Philippa', last: 'Quinlan', phone: '+16045550113' }, 'renter');
    for (const text of ['(604) 555-0113', landlord.email.toUpperCase(), 'phil quin'])
      expect(await find(text)).toEqual([landlord.id]);
    expect(await find(`${landlord.email.slice(0, 6)}@`)).toEqual([]);
  });
  it('are at most ten, by indexes', async () => {
    for (let number = 0; number < 12; number += 1)
      await aLandlord({ first: 'Zephyrine', last: 'Many', phone: '+16045550114' });
    expect(await find('zephyrine')).toHaveLength(10);
    await app.sql(
      `insert into person (id, email, first_name, last_name, language, company_id)
       select gen_random_uuid(), 'n' || n || '@large.example', 'Nadia', 'Large', 'en-CA', company_id
       from generate_series(1, 20000) n, (select company_id from person where company_id is not null limit 1) one`,
    );
    await app.sql('analyze person');
    const rows = await app.sql<{ 'QUERY PLAN': string }>(`explain ${landlordSearchSql}`, [
      '+16045550114',
      'n1@large.example',
      'zephyrine:*',
    ]);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toMatch(/Seq Scan/);
  });
  it('are closed to staff', async () => {
    const as = asStaff(['showListings', 'showUsers']);
    expect((await app.get('/internal/landlords/search?search=leila', { as })).status).toBe(403);
    expect((await app.post('/internal/landlords/names', { as, body: { personIds: [] } })).status).toBe(403);
  });
});
