import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { SupportUsersController } from './support-users.controller.ts';
import { UserRecordService } from './user-record.service.ts';

/** Users as support looks them up. */
@Module({
  imports: [AuditModule],
  controllers: [SupportUsersController],
  providers: [UserRecordService],
})
export class SupportUsersModule {}
