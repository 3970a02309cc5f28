import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { CredentialsModule } from '../credentials/credentials.module.ts';
import { SecondFactorModule } from '../second-factor/second-factor.module.ts';
import { ReauthenticationController } from './reauthentication.controller.ts';
import { ReauthenticationService } from './reauthentication.service.ts';

/** Confirmation of the password before a sensitive change. */
@Module({
  imports: [AuditModule, CredentialsModule, SecondFactorModule],
  controllers: [ReauthenticationController],
  providers: [ReauthenticationService],
})
export class ReauthenticationModule {}
