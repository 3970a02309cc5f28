import { raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aUser } from '../testing/a-user.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(async () => {
  await app.stop();
});
beforeEach(async () => {
  await app.sql('alter table person_role disable trigger person_role_keeps_owner');
  await app.sql(`delete from person_role where role_key = 'site-owner'`);
  await app.sql('alter table person_role enable trigger person_role_keeps_owner');
});

const anOwner = async (): Promise<string> => (await aUser(app, { roles: ['site-owner', 'renter'] })).id;
const owners = async () =>
  (
    await app.sql<{ id: string }>(
      `
        select person.id from person join person_role on person_id = person.id
        where role_key = 'site-owner' and state = 'active'`,
    )
  ).map(({ id }) => id);
const ways = [
  ['losing the role', `delete from person_role where person_id = $1 and role_key = 'site-owner'`],
  [
    'becoming something less',
    `update person_role set role_key = 'support' where person_id = $1 and role_key = 'site-owner'`,
  ],
  ['being disabled', `update person set state = 'disabled' where id = $1`],
  ['being removed', 'delete from person where id = $1'],
] as const;

describe('last site owner', () => {
  it.each(ways)('cannot be removed by %s', async (_, statement) => {
    const last = await anOwner();
    await expect(app.sql(statement, [last])).rejects.toMatchObject({ code: '23514', constraint: 'last_owner' });
    expect(await owners()).toEqual([last]);
  });
  it.each(ways)('can be removed by %s when there is another', async (_, statement) => {
    const [first, second] = [await anOwner(), await anOwner()];
    await app.sql(statement, [first]);
    expect(await owners()).toEqual([second]);
  });
  it('can lose other roles, as can other users', async () => {
    const last = await anOwner();
    await app.sql(`delete from person_role where person_id = $1 and role_key = 'renter'`, [last]);
    await app.sql(`update person set state = 'disabled' where id = $1`, [(await aUser(app)).id]);
    expect(await owners()).toEqual([last]);
  });
  it('does not count a disabled owner', async () => {
    const [disabled, last] = [await anOwner(), await anOwner()];
    await app.sql(`update person set state = 'disabled' where id = $1`, [disabled]);
    await expect(app.sql(ways[0][1], [last])).rejects.toMatchObject({ constraint: 'last_owner' });
  });
  it.each(raceRounds())('remains when two owners remove each other concurrently, round %i', async () => {
    const both = [await anOwner(), await anOwner()];
    await Promise.allSettled(both.map((id) => app.sql(ways[0][1], [id])));
    expect(await owners()).toHaveLength(1);
  });
});
