import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { SessionsController } from './sessions.controller.ts';
import { SessionsService } from './sessions.service.ts';

/** Sessions. */
@Module({ imports: [AuditModule], controllers: [SessionsController], providers: [SessionsService], exports: [SessionsService] })
export class SessionsModule {}
