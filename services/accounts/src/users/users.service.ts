import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { User } from '@porchlight/contracts/accounts';
import { getPersonPhoto } from '@porchlight/contracts/internal';
import { buildPath } from '@porchlight/service-kit';
import { In, type EntityManager, type Repository } from 'typeorm';
import { isStaff } from '../rights/role-permissions.ts';
import { StaffTotp } from '../rights/staff-totp.ts';
import { Account } from './account.entity.ts';

const additionalFieldsSql = `
    select (select new_email from mail_change where person_id = $1) as email,
      (select id from person_photo where person_id = $1) as "photoId"`;
interface AdditionalFields {
  readonly email: string | null;
  readonly photoId: string | null;
}

/** Reads users for their own view. */
@Injectable()
export class UsersService {
  constructor(
    @InjectRepository(Account) private readonly users: Repository<Account>,
    private readonly staffTotp: StaffTotp,
  ) {}

  /** Returns the user, or undefined when there is none or the account is not active. */
  async userOf(id: string, manager: EntityManager = this.users.manager): Promise<User | undefined> {
    const user = await manager.findOne(Account, {
      where: { id, state: In(['active', 'decoy']) },
      relations: { roles: true },
      order: { roles: { key: 'ASC' } },
    });
    if (!user) return undefined;
    const [{ email, photoId }] = await manager.query<[AdditionalFields]>(additionalFieldsSql, [id]);
    return {
      ...presentUser(user),
      ...(photoId ? { photo: buildPath(getPersonPhoto, { id: photoId }, undefined) } : {}),
      ...(email ? { pendingEmail: email } : {}),
      ...((await this.#needsSecondFactor(user, manager)) ? { needsSecondStep: true } : {}),
    };
  }

  async #needsSecondFactor({ id, roles }: Account, manager: EntityManager): Promise<boolean> {
    if (!isStaff(roles.map(({ key }) => key)) || !(await this.staffTotp.isRequired())) return false;
    const [enabled] = await manager.query<object[]>(
      'select 1 from totp where person_id = $1 and confirmed_at is not null',
      [id],
    );
    return enabled === undefined;
  }
}

function presentUser({
  id,
  email,
  emailVerifiedAt,
  firstName,
  lastName,
  phone,
  language,
  lastSeenLoginAt,
  roles,
}: Account): User {
  return {
    id,
    email,
    firstName,
    lastName,
    language,
    emailVerified: emailVerifiedAt !== null,
    roles: roles.map(({ key, name }) => ({ key, name })),
    ...(phone ? { phone } : {}),
    ...(lastSeenLoginAt ? { lastSeenLoginAt: lastSeenLoginAt.toISOString() } : {}),
  };
}
