import type { Outbox, SeedContext } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import type { AccountsConfig } from '../config.ts';
import { PasswordHasher } from '../credentials/password-hasher.ts';
import type { UsersFile } from './users-file.ts';
import { insertRenterProfile, type RenterProfileFile } from './insert-renter-profile.ts';
import { reportLandlords } from './report-landlords.ts';
import { seedAccountReviews } from './seed-account-reviews.ts';
import { seedStaffNotes } from './seed-staff-notes.ts';
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
export async function insertAccounts({ file, once, config, outbox }: SeedContext<AccountsConfig>): Promise<void> {
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
  // A version of its own: databases that were seeded earlier need it too.
  await once(`${seed.version}:known`, (manager) => reportVerified(manager, outbox));
  await once(`${seed.version}:account-reviews`, (manager) => seedAccountReviews(manager, demoEmails));
  await once(`${seed.version}:staff-notes`, seedStaffNotes);
  await once(`${seed.version}:landlords`, (manager) => reportLandlords(manager, outbox));
}

/** Reports the verified addresses of accounts that can log in, as their verification would have done. */
async function reportVerified(manager: EntityManager, outbox: Outbox): Promise<void> {
  const people = await manager.query<{ personId: string; email: string }[]>(
    `
      select id as "personId", email from person
      where email = any($1) and email_verified_at is not null and state = 'active'`,
    [demoEmails],
  );
  for (const person of people) await outbox.emit(manager, 'person.known', { ...person, isClaimed: true });
}
