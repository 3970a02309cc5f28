import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { ConfirmModule } from '../confirm/confirm.module.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { TotpCheckModule } from '../totp/totp-check.module.ts';
import { LoginController } from './login.controller.ts';
import { LoginService } from './login.service.ts';
import { LoginThrottle } from './login-throttle.ts';
import { NewDevice } from './new-device.ts';
import { PasswordHasher } from './password-hasher.ts';
import { SecondStep } from './second-step.ts';

/** Signing in. */
@Module({
  imports: [AuditModule, ConfirmModule, LimitsModule, MailModule, SessionsModule, TotpCheckModule],
  controllers: [LoginController],
  providers: [LoginService, LoginThrottle, PasswordHasher, SecondStep, NewDevice],
  exports: [PasswordHasher, SecondStep],
})
export class LoginModule {}
