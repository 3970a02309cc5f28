import type { RenterProfile } from '@porchlight/contracts/accounts';
import type { EntityManager } from 'typeorm';
import { columnsOf } from '../renter-profile/profile-columns.ts';

/** Content of `seed/renter-profile.json.gz`; days are counted from the day of seeding. */
export interface RenterProfileFile {
  readonly userId: string;
  readonly profile: Omit<RenterProfile, 'moveInDate' | 'arrivalDate'> & {
    readonly moveInDays: number;
    readonly arrivalDays: number;
    readonly seenDaysAgo: number;
  };
}

const dayMs = 24 * 3_600_000;
const dayAfter = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
// Columns that the file omits get their defaults.
const profileSql = `
  insert into renter_profile select made.* from jsonb_populate_record(null::renter_profile, $2::jsonb) as made
  where exists (select 1 from person where id = $1::uuid) on conflict do nothing`;

/** Inserts the profile of the demo renter, who has logged in before. */
export async function insertRenterProfile(
  manager: EntityManager,
  { userId, profile }: RenterProfileFile,
): Promise<void> {
  const { moveInDays, arrivalDays, seenDaysAgo, ...fields } = profile;
  const row = columnsOf({ ...fields, moveInDate: dayAfter(moveInDays), arrivalDate: dayAfter(arrivalDays) });
  await manager.query(profileSql, [
    userId,
    JSON.stringify({ ...row, person_id: userId, wants_news: false, changed_at: new Date() }),
  ]);
  await manager.query(
    `
      update person set last_seen_login_at = now() - make_interval(days => $2)
      where id = $1 and last_seen_login_at is null`,
    [userId, seenDaysAgo],
  );
}
