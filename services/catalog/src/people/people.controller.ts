import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { exportPerson, getPersonCounts, type PersonCounts, type PersonExport } from '@porchlight/contracts/internal';
import { Handle, Input, PeopleData } from '@porchlight/service-kit';
import { PersonCounter } from './person-counts.ts';

/** What accounts asks of a person. */
@Controller()
export class PeopleController {
  constructor(
    private readonly counter: PersonCounter,
    private readonly data: PeopleData,
  ) {}

  @Handle(getPersonCounts)
  counts(@Input() { params }: InputOf<typeof getPersonCounts>): Promise<PersonCounts> {
    return this.counter.of(params.personId);
  }

  @Handle(exportPerson.catalog)
  export(@Input() { body }: InputOf<typeof exportPerson.catalog>): Promise<PersonExport> {
    return this.data.of(body);
  }
}
