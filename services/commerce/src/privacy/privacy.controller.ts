import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import {
  exportPerson,
  getRemainingCredits,
  type PersonExport,
  type RemainingCredits as Credits,
} from '@porchlight/contracts/internal';
import { Handle, Input, PersonalDataService } from '@porchlight/service-kit';
import { RemainingCredits } from './remaining-credits.ts';

/** Endpoints for accounts: credits and export of an account's data. */
@Controller()
export class PrivacyController {
  constructor(
    private readonly credits: RemainingCredits,
    private readonly data: PersonalDataService,
  ) {}

  @Handle(getRemainingCredits)
  remainingCredits(@Input() { params }: InputOf<typeof getRemainingCredits>): Promise<Credits> {
    return this.credits.of(params.personId);
  }

  @Handle(exportPerson.commerce)
  export(@Input() { body }: InputOf<typeof exportPerson.commerce>): Promise<PersonExport> {
    return this.data.exportFor(body);
  }
}
