import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { exportPerson, type PersonExport } from '@porchlight/contracts/internal';
import { Handle, Input, PeopleData } from '@porchlight/service-kit';

/** What accounts asks of a person. */
@Controller()
export class PeopleController {
  constructor(private readonly data: PeopleData) {}

  @Handle(exportPerson.content)
  export(@Input() { body }: InputOf<typeof exportPerson.content>): Promise<PersonExport> {
    return this.data.of(body);
  }
}
