import { Module } from '@nestjs/common';
import { MembersController } from './members.controller.ts';
import { Members } from './members.ts';

/** Companies with a membership, for accounts. */
@Module({ controllers: [MembersController], providers: [Members] })
export class MembersModule {}
