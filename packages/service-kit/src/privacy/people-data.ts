import { Injectable } from '@nestjs/common';
import type { PersonErased, PersonExport, PersonQuestion } from '@porchlight/contracts/internal';
import { DataSource, type EntityManager } from 'typeorm';
import { Consumes } from '../outbox/handlers.ts';
import { PersonalData } from './personal-data.ts';

/** All that a service knows of a person, for accounts: told when it asks, erased when the person is. Beside it a module provides the `PersonalData` of its map. */
@Injectable()
export class PeopleData {
  constructor(
    private readonly source: DataSource,
    private readonly data: PersonalData,
  ) {}

  async of(question: PersonQuestion): Promise<PersonExport> {
    return { sections: await this.data.read(this.source.manager, question) };
  }

  @Consumes('person.erased')
  async erase(person: PersonErased, manager: EntityManager): Promise<void> {
    await this.data.erase(manager, person);
  }
}
