import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { AuthorRightsModule } from '../roles/author-rights.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { ViewAsController } from './view-as.controller.ts';
import { ViewAsService } from './view-as.service.ts';
import { ViewNotice } from './view-notice.ts';

/** Views of the site as a user, by staff. */
@Module({
  imports: [AuditModule, AuthorRightsModule, MailModule, UsersModule],
  controllers: [ViewAsController],
  providers: [ViewAsService, ViewNotice],
})
export class ViewAsModule {}
