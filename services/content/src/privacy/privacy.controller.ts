import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { exportPerson, type PersonExport } from '@porchlight/contracts/internal';
import { Handle, Input, PersonalDataService } from '@porchlight/service-kit';

/** Data export, called by accounts. */
@Controller()
export class PrivacyController {
  constructor(private readonly data: PersonalDataService) {}

  @Handle(exportPerson.content)
  export(@Input() { body }: InputOf<typeof exportPerson.content>): Promise<PersonExport> {
    return this.data.exportFor(body);
  }
}
