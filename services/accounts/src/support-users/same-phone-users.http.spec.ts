import { randomUUID } from 'node:crypto';
import type { SamePhoneUsers } from '@porchlight/contracts/accounts';
import { asLandlord, asRenter, asStaff, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aUser } from '../testing/a-user.ts';
import { samePhoneSql } from './same-phone-users.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts, { SEED: 'none' });
});
afterAll(() => app.stop());

const support = asStaff(['showUser']);
const get = (id: string, as = support) => app.get(`/support/users/${id}/same-phone`, { as });
const linked = async (id: string) => (await get(id)).body as SamePhoneUsers;
const idsOf = async (id: string) => (await linked(id)).users.map((user) => user.id);
let numbers = 0;
/** Returns users who share a phone number that no other user has. */
async function usersWithOneNumber(count: number): Promise<[string, ...string[]]> {
  numbers += 1;
  const users = [];
  for (let at = 0; at < count; at += 1) users.push((await aUser(app, { roles: ['landlord'] })).id);
  await app.sql('update person set phone = $2, created_at = now() where id = any($1::uuid[])', [
    users,
    `+1604555${String(numbers).padStart(4, '0')}`,
  ]);
  return users as [string, ...string[]];
}

describe('SUPPORT-USER-8 accounts with the phone number of a user', () => {
  it('are the others that have it, masked', async () => {
    const [id, other] = await usersWithOneNumber(2);
    await usersWithOneNumber(1);
    const { users, isMore } = await linked(id);
    expect([users.map((user) => user.id), isMore]).toEqual([[other], false]);
    expect(users[0]).toMatchObject({ name: 'Amara O.', userState: 'active', roleNames: ['Landlord'] });
    expect(users[0]?.email).toMatch(/^.•••@example\.com$/);
    expect(JSON.stringify(users)).not.toMatch(/Okafor|\+1604/);
  });
  it('are none for a user without a number, and no decoys', async () => {
    const [id, other, decoy] = await usersWithOneNumber(3);
    await app.sql(`update person set state = 'decoy' where id = $1`, [decoy]);
    expect(await idsOf(id)).toEqual([other]);
    await app.sql('update person set phone = null where id = any($1::uuid[])', [[id, other]]);
    expect(await linked(id)).toEqual({ users: [], isMore: false });
  });
  it('are at most ten, the newest ones', async () => {
    const [id, ...others] = await usersWithOneNumber(12);
    const [oldest] = others as [string];
    await app.sql(`update person set created_at = now() - interval '1 day' where id = $1`, [oldest]);
    const { users, isMore } = await linked(id);
    expect([users.length, isMore]).toEqual([10, true]);
    expect(users.map((user) => user.id)).not.toContain(oldest);
  });
  it('are found by an index', async () => {
    await app.sql(`insert into person (email, first_name, last_name, phone)
      select 'many' || n || '@example.com', 'First', 'Last', '+1416' || (1000000 + n) from generate_series(1, 20000) n`);
    await app.sql('analyze person');
    const plan = (await app.sql<{ 'QUERY PLAN': string }>(`explain ${samePhoneSql}`, [randomUUID()]))
      .map((row) => row['QUERY PLAN'])
      .join('\n');
    expect(plan).toContain('person_phone');
    expect(plan).not.toMatch(/Seq Scan on person\b/);
  });
  it('are shown to staff who may open a user', async () => {
    const [id] = await usersWithOneNumber(1);
    const visitors = [guest, asRenter(), asLandlord(), asStaff(['showUsers'])];
    expect(await Promise.all(visitors.map(async (as) => (await get(id, as)).status))).toEqual([401, 403, 403, 403]);
    expect((await get(randomUUID())).status).toBe(404);
  });
});
