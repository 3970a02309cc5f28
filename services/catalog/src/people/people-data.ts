import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PersonErased, PersonExport, PersonQuestion } from '@porchlight/contracts/internal';
import { Consumes, PersonalData } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { dataMap } from './data-map.ts';

const data = new PersonalData(dataMap);

/** All that is known of a person here: told, and erased. */
@Injectable()
export class PeopleData {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async of(question: PersonQuestion): Promise<PersonExport> { return { sections: await data.read(this.source.manager, question) }; }

  @Consumes('person.erased')
  async erase(person: PersonErased, manager: EntityManager): Promise<void> { await data.erase(manager, person); }
}
