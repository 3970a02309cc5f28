import { Module } from '@nestjs/common';
import { PeopleController } from './people.controller.ts';
import { PeopleData } from './people-data.ts';

/** What content knows of people, for accounts. */
@Module({ controllers: [PeopleController], providers: [PeopleData] })
export class PeopleModule {}
