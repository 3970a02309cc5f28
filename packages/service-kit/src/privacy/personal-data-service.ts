import { Injectable } from '@nestjs/common';
import type { PersonErased, PersonExport, PersonExportRequest } from '@porchlight/contracts/internal';
import { DataSource, type EntityManager } from 'typeorm';
import { Consumes } from '../outbox/handlers.ts';
import { PersonalData } from './personal-data.ts';

/**
 * Exports and erases a service's personal data on request of the accounts service. The importing module must provide a
 * `PersonalData` with the data map.
 */
@Injectable()
export class PersonalDataService {
  constructor(
    private readonly source: DataSource,
    private readonly data: PersonalData,
  ) {}

  async exportFor(request: PersonExportRequest): Promise<PersonExport> {
    return { sections: await this.data.read(this.source.manager, request) };
  }

  @Consumes('person.erased')
  async erase(user: PersonErased, manager: EntityManager): Promise<void> {
    await this.data.erase(manager, user);
  }
}
