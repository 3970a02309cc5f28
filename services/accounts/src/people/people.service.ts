import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { User } from '@porchlight/contracts/accounts';
import { In, type EntityManager, type Repository } from 'typeorm';
import { Person } from './person.entity.ts';

/** People as they see themselves. */
@Injectable()
export class PeopleService {
  constructor(@InjectRepository(Person) private readonly people: Repository<Person>) {}

  /** The person with this id as the wire has it, unless there is none or the account is not active. */
  async userOf(id: string, manager: EntityManager = this.people.manager): Promise<User | undefined> {
    const person = await manager.findOne(Person, { where: { id, state: In(['active', 'decoy']) }, relations: { roles: true }, order: { roles: { key: 'ASC' } } });
    return person ? presentUser(person) : undefined;
  }
}

function presentUser({ id, email, emailVerifiedAt, firstName, lastName, phone, language, roles }: Person): User {
  return { id, email, firstName, lastName, language, emailVerified: emailVerifiedAt !== null, roles: roles.map(({ key, name }) => ({ key, name })), ...(phone ? { phone } : {}) };
}
