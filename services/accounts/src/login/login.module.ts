import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/limits.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { LoginController } from './login.controller.ts';
import { LoginService } from './login.service.ts';
import { LoginThrottle } from './login-throttle.ts';
import { PasswordHasher } from './password-hasher.ts';

/** Signing in. */
@Module({ imports: [LimitsModule, SessionsModule], controllers: [LoginController], providers: [LoginService, LoginThrottle, PasswordHasher], exports: [PasswordHasher] })
export class LoginModule {}
