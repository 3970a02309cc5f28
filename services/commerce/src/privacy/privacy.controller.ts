import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import {
  exportPerson,
  getSoleCredits,
  type PersonExport,
  type SoleCredits as Credits,
} from '@porchlight/contracts/internal';
import { Handle, Input, PersonalDataService } from '@porchlight/service-kit';
import { SoleCredits } from './sole-credits.ts';

/** Endpoints for accounts: credits and export of an account's data. */
@Controller()
export class PrivacyController {
  constructor(
    private readonly credits: SoleCredits,
    private readonly data: PersonalDataService,
  ) {}

  @Handle(getSoleCredits)
  soleCredits(@Input() { params }: InputOf<typeof getSoleCredits>): Promise<Credits> {
    return this.credits.of(params.personId);
  }

  @Handle(exportPerson.commerce)
  export(@Input() { body }: InputOf<typeof exportPerson.commerce>): Promise<PersonExport> {
    return this.data.exportFor(body);
  }
}
