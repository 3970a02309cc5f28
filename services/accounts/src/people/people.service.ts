import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { User } from '@porchlight/contracts/accounts';
import { getPersonPhoto } from '@porchlight/contracts/internal';
import { pathOf } from '@porchlight/service-kit';
import { In, type EntityManager, type Repository } from 'typeorm';
import { isStaff } from '../rights/role-permissions.ts';
import { StaffTotp } from '../totp/staff-totp.ts';
import { Person } from './person.entity.ts';

const besideSql =
  'select (select new_email from mail_change where person_id = $1) as email, (select id from person_photo where person_id = $1) as "photoId"';
interface Beside {
  readonly email: string | null;
  readonly photoId: string | null;
}

/** People as they see themselves. */
@Injectable()
export class PeopleService {
  constructor(
    @InjectRepository(Person) private readonly people: Repository<Person>,
    private readonly staffTotp: StaffTotp,
  ) {}

  /** The person with this id as the wire has it, unless there is none or the account is not active. */
  async userOf(id: string, manager: EntityManager = this.people.manager): Promise<User | undefined> {
    const person = await manager.findOne(Person, {
      where: { id, state: In(['active', 'decoy']) },
      relations: { roles: true },
      order: { roles: { key: 'ASC' } },
    });
    if (!person) return undefined;
    const [{ email, photoId }] = await manager.query<[Beside]>(besideSql, [id]);
    return {
      ...presentUser(person),
      ...(photoId ? { photo: pathOf(getPersonPhoto, { id: photoId }, undefined) } : {}),
      ...(email ? { pendingEmail: email } : {}),
      ...((await this.#needsSecondStep(person, manager)) ? { needsSecondStep: true } : {}),
    };
  }

  async #needsSecondStep({ id, roles }: Person, manager: EntityManager): Promise<boolean> {
    if (!isStaff(roles.map(({ key }) => key)) || !(await this.staffTotp.isRequired())) return false;
    const [on] = await manager.query<object[]>('select 1 from totp where person_id = $1 and confirmed_at is not null', [
      id,
    ]);
    return on === undefined;
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
}: Person): User {
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
