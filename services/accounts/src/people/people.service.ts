import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { User } from '@porchlight/contracts/accounts';
import type { Repository } from 'typeorm';
import { Person } from './person.entity.ts';

/** People as they see themselves. */
@Injectable()
export class PeopleService {
  constructor(@InjectRepository(Person) private readonly people: Repository<Person>) {}

  /** The person with this id as the wire has it, unless there is none or the account is not active. */
  async userOf(id: string): Promise<User | undefined> {
    const person = await this.people.findOne({ where: { id, state: 'active' }, relations: { roles: true }, order: { roles: { key: 'ASC' } } });
    return person ? presentUser(person) : undefined;
  }
}

function presentUser({ id, email, firstName, lastName, phone, language, roles }: Person): User {
  return { id, email, firstName, lastName, language, roles: roles.map(({ key, name }) => ({ key, name })), ...(phone ? { phone } : {}) };
}
