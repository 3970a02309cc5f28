import { Module } from '@nestjs/common';
import { PersonalDataService, PersonalData } from '@porchlight/service-kit';
import { dataMap } from './data-map.ts';
import { PrivacyController } from './privacy.controller.ts';
import { AccountCounter } from './account-counter.ts';

/** Data of accounts in catalog: counts, export and erasure. */
@Module({
  controllers: [PrivacyController],
  providers: [AccountCounter, PersonalDataService, { provide: PersonalData, useValue: new PersonalData(dataMap) }],
})
export class PrivacyModule {}
