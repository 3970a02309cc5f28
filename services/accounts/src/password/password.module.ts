import { Module } from '@nestjs/common';
import { PasswordPolicy } from './password-policy.ts';

/** Passwords: which are good, and how they change. */
@Module({ providers: [PasswordPolicy], exports: [PasswordPolicy] })
export class PasswordModule {}
