import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { SupportUsersController } from './support-users.controller.ts';
import { UserListsService } from './user-lists.service.ts';
import { UserRecordService } from './user-record.service.ts';
import { UserSearchService } from './user-search.service.ts';

/** Users as support looks them up. */
@Module({
  imports: [AuditModule],
  controllers: [SupportUsersController],
  providers: [UserListsService, UserRecordService, UserSearchService],
})
export class SupportUsersModule {}
