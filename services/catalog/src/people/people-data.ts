import { Injectable } from '@nestjs/common';
import type { PersonErased, PersonExport, PersonQuestion } from '@porchlight/contracts/internal';
import { Consumes, PersonalData } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { dataMap } from './data-map.ts';

const data = new PersonalData(dataMap);

/** All that is known of a person here: told, and erased. */
@Injectable()
export class PeopleData {
  constructor(private readonly source: DataSource) {}

  async of(question: PersonQuestion): Promise<PersonExport> { return { sections: await data.read(this.source.manager, question) }; }

  @Consumes('person.erased')
  async erase(person: PersonErased, manager: EntityManager): Promise<void> { await data.erase(manager, person); }
}
