import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { PasswordModule } from '../password/password.module.ts';
import { RegistrationModule } from '../registration/registration.module.ts';
import { AuthorRightsModule } from '../roles/author-rights.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { SamePhoneUsersReader } from './same-phone-users.ts';
import { SupportUsersController } from './support-users.controller.ts';
import { UserEventsController } from './user-events.controller.ts';
import { UserEventsService } from './user-events.service.ts';
import { UserListsService } from './user-lists.service.ts';
import { UserRecordService } from './user-record.service.ts';
import { UserSearchService } from './user-search.service.ts';
import { UserSecurityController } from './user-security.controller.ts';
import { UserSecurityService } from './user-security.service.ts';

/** Users as support looks them up. */
@Module({
  imports: [AuditModule, AuthorRightsModule, PasswordModule, RegistrationModule, SessionsModule],
  controllers: [SupportUsersController, UserSecurityController, UserEventsController],
  providers: [
    SamePhoneUsersReader,
    UserListsService,
    UserRecordService,
    UserSearchService,
    UserSecurityService,
    UserEventsService,
  ],
})
export class SupportUsersModule {}
