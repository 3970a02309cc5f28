import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { PeopleModule } from '../people/people.module.ts';
import { StaffTotpModule } from '../totp/staff-totp.module.ts';
import { SessionsController } from './sessions.controller.ts';
import { SessionsService } from './sessions.service.ts';
import { SignIn } from './sign-in.ts';

/** Sessions. */
@Module({
  imports: [AuditModule, PeopleModule, StaffTotpModule],
  controllers: [SessionsController],
  providers: [SessionsService, SignIn],
  exports: [SessionsService, SignIn],
})
export class SessionsModule {}
