import { randomUUID } from 'node:crypto';
import { staffPermissions, type PermissionName } from '@porchlight/contracts';
import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { unverifiedPermissions } from '../rights/role-permissions.ts';
import { RightsService } from '../rights/rights.service.ts';
import { EffectiveRightsService } from './effective-rights.service.ts';

/** Returns pseudo-random numbers from 0 to 1 (mulberry32). */
function randomsFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const seed = Number(process.env['RIGHTS_SEED'] ?? 17);
const random = randomsFrom(seed);
const some = <T>(all: readonly T[], share: number): T[] => all.filter(() => random() < share);

interface Person {
  readonly id: string;
  readonly roles: readonly string[];
  readonly isVerified: boolean;
  readonly isActive: boolean;
}
const roles = Array.from({ length: 30 }, (_, at) => ({
  key: `random-${at}`,
  permissions: some([...staffPermissions, ...unverifiedPermissions.slice(0, 3)], random() * 0.4),
}));
const people: readonly Person[] = Array.from({ length: 1_000 }, () => ({
  id: randomUUID(),
  roles: some(roles, random() * 0.2).map(({ key }) => key),
  isVerified: random() < 0.8,
  isActive: random() < 0.9,
}));

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
  await app.sql('insert into role (key, name) select key, key from jsonb_to_recordset($1) as made (key text)', [
    JSON.stringify(roles),
  ]);
  await app.sql(
    `insert into role_permission select key, jsonb_array_elements_text(permissions)
      from jsonb_to_recordset($1) as made (key text, permissions jsonb)`,
    [JSON.stringify(roles)],
  );
  await app.sql(
    `insert into person (id, email, first_name, last_name, state, email_verified_at)
      select id, id || '@example.com', 'A', 'B', case when "isActive" then 'active' else 'disabled' end,
        case when "isVerified" then now() end
      from jsonb_to_recordset($1) as made (id uuid, "isActive" boolean, "isVerified" boolean)`,
    [JSON.stringify(people)],
  );
  await app.sql(
    `insert into person_role select id, jsonb_array_elements_text(roles)
      from jsonb_to_recordset($1) as made (id uuid, roles jsonb)`,
    [JSON.stringify(people)],
  );
}, 60_000);
afterAll(() => app.stop());

/** The rights of a person by their definition: for each permission, the roles that give it. */
function naiveRights({ roles: held, isVerified, isActive }: Person) {
  const given = new Map<PermissionName, string[]>();
  for (const { key, permissions } of roles)
    if (held.includes(key)) for (const name of permissions) given.set(name, [...(given.get(name) ?? []), key]);
  const effective = [...given.keys()].filter(
    (name) => isActive && (isVerified || unverifiedPermissions.includes(name)),
  );
  return { given, effective };
}

describe(`the rights of 1,000 people with random roles (seed ${seed})`, () => {
  it('are those of a naive model, in calls and as they are explained', async () => {
    for (const person of people) {
      const { given, effective } = naiveRights(person);
      const called = (await app.app.get(RightsService).get(person.id))?.permissions ?? [];
      expect([...called].sort()).toEqual([...effective].sort());
      const { permissions } = await app.app.get(EffectiveRightsService).of(person.id);
      expect(
        permissions
          .filter(({ isEffective }) => isEffective)
          .map(({ permission }) => permission)
          .sort(),
      ).toEqual([...effective].sort());
      for (const { permission, roles: by } of permissions)
        expect([...by].sort()).toEqual(given.get(permission as PermissionName)?.sort());
      expect(permissions).toHaveLength(given.size);
    }
  }, 60_000);
});
