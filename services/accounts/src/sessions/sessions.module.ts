import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { RightsModule } from '../rights/rights.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { ApiKeyResolver } from './api-key-resolver.ts';
import { SessionsController } from './sessions.controller.ts';
import { SessionsService } from './sessions.service.ts';
import { LoginSessions } from './login-sessions.ts';
import { ViewResolver } from './view-resolver.ts';

/** Sessions. */
@Module({
  imports: [AuditModule, RightsModule, UsersModule],
  controllers: [SessionsController],
  providers: [SessionsService, LoginSessions, ApiKeyResolver, ViewResolver],
  exports: [SessionsService, LoginSessions],
})
export class SessionsModule {}
