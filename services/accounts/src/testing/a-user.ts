import { randomUUID } from 'node:crypto';
import type { RoleName } from '@porchlight/contracts';
import type { TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { PasswordHasher } from '../credentials/password-hasher.ts';
import { insertPasswords, insertUsers } from '../seed/insert-users.ts';

/** User in the test database who can log in with `password`. */
export interface TestUser {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

const password = 'a quiet porch at dusk';
const hashes = new WeakMap<TestApp, Promise<string>>();
/** Hashed once an app, since hashing is slow. */
function hashIn(app: TestApp): Promise<string> {
  const hash = hashes.get(app) ?? app.app.get(PasswordHasher).hash(password);
  hashes.set(app, hash);
  return hash;
}

/** Inserts a user with these roles into the app's database. */
export async function aUser(
  app: TestApp,
  {
    roles = ['renter'],
    email = `${randomUUID().slice(0, 8)}@example.com`,
  }: { roles?: RoleName[]; email?: string } = {},
): Promise<TestUser> {
  const id = randomUUID();
  const companyId = randomUUID();
  await app.app.get(DataSource).transaction(async (manager) => {
    await insertUsers(manager, {
      companies: [
        {
          id: companyId,
          name: 'Maple Homes',
          kind: 'owner',
          verifiedLevel: 2,
          languages: ['en', 'fr'],
          city: 'Toronto',
        },
      ],
      people: [
        {
          id,
          email,
          firstName: 'Amara',
          lastName: 'Okafor',
          phone: '+14165550123',
          roles,
          companyId: roles.includes('landlord') ? companyId : null,
          language: 'en-CA',
        },
      ],
    });
    await insertPasswords(manager, new Map([[email, await hashIn(app)]]));
  });
  return { id, email, password };
}
