import type { SeedContext } from '@porchlight/service-kit';
import type { AccountsConfig } from '../config.ts';
import { PasswordHasher } from '../credentials/password-hasher.ts';
import type { UsersFile } from './users-file.ts';
import { insertRenterProfile, type RenterProfileFile } from './insert-renter-profile.ts';
import { insertPasswords, insertUsers } from './insert-users.ts';

/** Demo accounts that can log in, one a role; all other demo users cannot. */
export const demoEmails = [
  'owner@example.com',
  'admin@example.com',
  'support@example.com',
  'landlord@example.com',
  'renter@example.com',
] as const;
const demoPassword = 'porchlight-demo';

/** Inserts the users of the demo. The service kit refuses the demo in production, since its password is public. */
export async function insertAccounts({ file, once, config }: SeedContext<AccountsConfig>): Promise<void> {
  const seed = await file(new URL('../../seed/people.json.gz', import.meta.url));
  await once(seed.version, async (manager) => {
    await insertUsers(manager, await seed.read<UsersFile>());
    const hasher = new PasswordHasher(config);
    await insertPasswords(
      manager,
      new Map(await Promise.all(demoEmails.map(async (email) => [email, await hasher.hash(demoPassword)] as const))),
    );
  });
  const profile = await file(new URL('../../seed/renter-profile.json.gz', import.meta.url));
  await once(profile.version, async (manager) => {
    await insertRenterProfile(manager, await profile.read<RenterProfileFile>());
  });
}
