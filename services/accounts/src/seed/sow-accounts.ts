import type { SeedContext } from '@porchlight/service-kit';
import type { AccountsConfig } from '../config.ts';
import { PasswordHasher } from '../login/password-hasher.ts';
import type { PeopleFile } from './people-file.ts';
import { sowPasswords, sowPeople } from './sow-people.ts';

/** The demo's sign-ins, one a role; nobody else of the demo can sign in. */
export const demoEmails = [
  'owner@example.com',
  'admin@example.com',
  'support@example.com',
  'landlord@example.com',
  'renter@example.com',
] as const;
const demoPassword = 'porchlight-demo';

/** Sows the people of the demo marketplace. The kit refuses the demo in production: everybody knows its password. */
export async function sowAccounts({ file, once, config }: SeedContext<AccountsConfig>): Promise<void> {
  const seed = await file(new URL('../../seed/people.json.gz', import.meta.url));
  await once(seed.version, async (manager) => {
    await sowPeople(manager, await seed.read<PeopleFile>());
    const hasher = new PasswordHasher(config);
    await sowPasswords(
      manager,
      new Map(await Promise.all(demoEmails.map(async (email) => [email, await hasher.hash(demoPassword)] as const))),
    );
  });
}
