import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { getPersonCounts, type PersonCounts } from '@porchlight/contracts/internal';
import { Handle, Input } from '@porchlight/service-kit';
import { PersonCounter } from './person-counts.ts';

/** What accounts asks of a person. */
@Controller()
export class PeopleController {
  constructor(private readonly counter: PersonCounter) {}

  @Handle(getPersonCounts)
  counts(@Input() { params }: InputOf<typeof getPersonCounts>): Promise<PersonCounts> { return this.counter.of(params.personId); }
}
