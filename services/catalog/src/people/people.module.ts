import { Module } from '@nestjs/common';
import { PeopleController } from './people.controller.ts';
import { PeopleData } from './people-data.ts';
import { PersonCounter } from './person-counts.ts';

/** What catalog knows of people, for accounts. */
@Module({ controllers: [PeopleController], providers: [PersonCounter, PeopleData] })
export class PeopleModule {}
