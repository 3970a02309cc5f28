import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { BreachedPasswords } from './breached-passwords.ts';
import { PasswordConfirmation } from './password-confirmation.ts';
import { PasswordHasher } from './password-hasher.ts';
import { PasswordOwners } from './password-owners.ts';

/** Password hashes, look-ups of leaked passwords, and verification of the caller's current password. */
@Module({
  imports: [AuditModule, LimitsModule],
  providers: [BreachedPasswords, PasswordConfirmation, PasswordHasher, PasswordOwners],
  exports: [BreachedPasswords, PasswordConfirmation, PasswordHasher, PasswordOwners],
})
export class CredentialsModule {}
