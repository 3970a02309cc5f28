import { Module } from '@nestjs/common';
import { MyUserController } from './my-user.controller.ts';
import { PeopleService } from './people.service.ts';

/** People and companies. */
@Module({ controllers: [MyUserController], providers: [PeopleService], exports: [PeopleService] })
export class PeopleModule {}
