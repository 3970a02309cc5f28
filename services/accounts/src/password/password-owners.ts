import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import { plainEmail } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { staffRoles } from '../rights/role-permissions.ts';

/** Somebody who may get a new password. */
export interface AccountOwner {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  readonly state: 'active' | 'unclaimed' | 'decoy';
  readonly isStaff: boolean;
  /** Absent until the account is claimed. */
  readonly passwordHash: string | null;
}

const ownerSql = `select person.id, email, first_name as "firstName", last_name as "lastName", language, state, credential.password_hash as "passwordHash",
    exists (select 1 from person_role where person_id = person.id and role_key = any($3)) as "isStaff"
  from person left join credential on credential.person_id = person.id
  where person.id = coalesce($1::uuid, (select id from person where email = $2 and state <> 'decoy')) and state <> 'disabled'`;

/** Reads whose password it is; a disabled account is nobody's. */
@Injectable()
export class PasswordOwners {
  async byId(manager: EntityManager, id: string): Promise<AccountOwner | undefined> {
    return (await manager.query<AccountOwner[]>(ownerSql, [id, null, staffRoles]))[0];
  }

  async byEmail(manager: EntityManager, email: string): Promise<AccountOwner | undefined> {
    return (await manager.query<AccountOwner[]>(ownerSql, [null, plainEmail(email), staffRoles]))[0];
  }
}
