import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { countUserActivity, type UserActivity } from '@porchlight/contracts/catalog';
import { exportPerson, getPersonCounts, type PersonCounts, type PersonExport } from '@porchlight/contracts/internal';
import { Handle, Input, PersonalDataService } from '@porchlight/service-kit';
import { AccountCounter } from './account-counter.ts';

/** Endpoints for accounts and support: counts and export of an account's data. */
@Controller()
export class PrivacyController {
  constructor(
    private readonly counter: AccountCounter,
    private readonly data: PersonalDataService,
  ) {}

  @Handle(getPersonCounts)
  counts(@Input() { params }: InputOf<typeof getPersonCounts>): Promise<PersonCounts> {
    return this.counter.of(params.personId);
  }

  @Handle(countUserActivity)
  async activity(@Input() { params }: InputOf<typeof countUserActivity>): Promise<UserActivity> {
    const { recommended: _, ...activity } = await this.counter.of(params.userId);
    return activity;
  }

  @Handle(exportPerson.catalog)
  export(@Input() { body }: InputOf<typeof exportPerson.catalog>): Promise<PersonExport> {
    return this.data.exportFor(body);
  }
}
