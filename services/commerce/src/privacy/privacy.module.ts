import { Module } from '@nestjs/common';
import { PersonalDataService, PersonalData } from '@porchlight/service-kit';
import { dataMap } from './data-map.ts';
import { PrivacyController } from './privacy.controller.ts';
import { RemainingCredits } from './remaining-credits.ts';

/** Personal data of commerce, for exports and erasure by accounts. */
@Module({
  controllers: [PrivacyController],
  providers: [PersonalDataService, RemainingCredits, { provide: PersonalData, useValue: new PersonalData(dataMap) }],
})
export class PrivacyModule {}
