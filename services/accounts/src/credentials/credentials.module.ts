import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { PasswordConfirmation } from './password-confirmation.ts';
import { PasswordHasher } from './password-hasher.ts';
import { PasswordOwners } from './password-owners.ts';

/** Password hashes, and verification of the caller's current password. */
@Module({
  imports: [AuditModule, LimitsModule],
  providers: [PasswordConfirmation, PasswordHasher, PasswordOwners],
  exports: [PasswordConfirmation, PasswordHasher, PasswordOwners],
})
export class CredentialsModule {}
