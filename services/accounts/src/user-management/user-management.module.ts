import { Module } from '@nestjs/common';
import { userResource } from '@porchlight/contracts/accounts';
import { resourceModule } from '@porchlight/service-kit';
import { AuditModule } from '../audit/audit.module.ts';
import { ClaimMailsModule } from '../claim/claim-mails.module.ts';
import { PasswordModule } from '../password/password.module.ts';
import { RightsModule } from '../rights/rights.module.ts';
import { AuthorRightsModule } from '../roles/author-rights.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { EffectiveRightsService } from './effective-rights.service.ts';
import { ManagedUser } from './managed-user.entity.ts';
import { UserActsController } from './user-acts.controller.ts';
import { UserActs } from './user-acts.ts';
import { UserAuthorityModule } from './user-authority.module.ts';
import { UserRules } from './user-rules.ts';

/** Users as staff manage them. */
@Module({
  imports: [
    AuditModule,
    AuthorRightsModule,
    PasswordModule,
    RightsModule,
    SessionsModule,
    UserAuthorityModule,
    resourceModule(userResource, ManagedUser, UserRules, [UserAuthorityModule, ClaimMailsModule]),
  ],
  controllers: [UserActsController],
  providers: [EffectiveRightsService, UserActs],
})
export class UserManagementModule {}
