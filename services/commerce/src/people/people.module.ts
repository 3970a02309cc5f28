import { Module } from '@nestjs/common';
import { PeopleData, PersonalData } from '@porchlight/service-kit';
import { dataMap } from './data-map.ts';
import { PeopleController } from './people.controller.ts';

/** What commerce knows of people, for accounts. */
@Module({
  controllers: [PeopleController],
  providers: [PeopleData, { provide: PersonalData, useValue: new PersonalData(dataMap) }],
})
export class PeopleModule {}
