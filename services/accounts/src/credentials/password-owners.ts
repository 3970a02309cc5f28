import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import { normalizeEmail } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { personalRoles } from '../rights/role-permissions.ts';

/** Account whose password may be set. */
export interface AccountOwner {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  readonly state: 'active' | 'unclaimed' | 'decoy';
  readonly isStaff: boolean;
  readonly isVerified: boolean;
  /** Null until the account is claimed. */
  readonly passwordHash: string | null;
}

const ownerSql = `
  select person.id, email, first_name as "firstName", last_name as "lastName", language, state,
    credential.password_hash as "passwordHash", email_verified_at is not null as "isVerified",
    exists (select 1 from person_role where person_id = person.id and role_key <> all($3)) as "isStaff"
  from person left join credential on credential.person_id = person.id
  where person.id = coalesce($1::uuid, (
      select coalesce(case when login_confirmed_at is not null then merged_into_id end, id) from person
      where email = $2 and state <> 'decoy'))
    and state not in ('disabled', 'merged')`;

/** Reads accounts whose password may be set or checked; disabled accounts are excluded. */
@Injectable()
export class PasswordOwners {
  async byId(manager: EntityManager, id: string): Promise<AccountOwner | undefined> {
    return (await manager.query<AccountOwner[]>(ownerSql, [id, null, personalRoles]))[0];
  }

  /** Returns the merged account of an address that is not a login of its survivor yet. */
  async mergedId(manager: EntityManager, email: string): Promise<string | undefined> {
    const [merged] = await manager.query<{ id: string }[]>(
      `select id from person where email = $1 and state = 'merged' and login_confirmed_at is null`,
      [normalizeEmail(email)],
    );
    return merged?.id;
  }

  async byEmail(manager: EntityManager, email: string): Promise<AccountOwner | undefined> {
    return (await manager.query<AccountOwner[]>(ownerSql, [null, normalizeEmail(email), personalRoles]))[0];
  }
}
