import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { CredentialsModule } from '../credentials/credentials.module.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { SecondFactorModule } from '../second-factor/second-factor.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { BreachRecheck } from './breach-recheck.ts';
import { LoginController } from './login.controller.ts';
import { LoginService } from './login.service.ts';
import { LoginThrottle } from './login-throttle.ts';
import { NewDeviceNotifier } from './new-device-notifier.ts';

/** Login. */
@Module({
  imports: [AuditModule, CredentialsModule, LimitsModule, MailModule, SecondFactorModule, SessionsModule],
  controllers: [LoginController],
  providers: [LoginService, LoginThrottle, BreachRecheck, NewDeviceNotifier],
})
export class LoginModule {}
