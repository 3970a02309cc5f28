import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Caller } from '@porchlight/contracts';
import type { PasswordChange } from '@porchlight/contracts/accounts';
import type { Client } from '@porchlight/service-kit';
import type { DataSource } from 'typeorm';
import { PasswordConfirmation } from '../credentials/password-confirmation.ts';
import { PasswordHasher } from '../credentials/password-hasher.ts';
import { NewPasswords } from './new-passwords.ts';
import { PasswordPolicy } from './password-policy.ts';

/** Changes the caller's password. */
@Injectable()
export class PasswordChangeService {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly confirmation: PasswordConfirmation,
    private readonly hasher: PasswordHasher,
    private readonly policy: PasswordPolicy,
    private readonly passwords: NewPasswords,
  ) {}

  async change({ current_password: current, password }: PasswordChange, caller: Caller, client: Client): Promise<void> {
    const owner = await this.confirmation.confirm(caller, current, client);
    await this.policy.check(password, owner);
    const passwordHash = await this.hasher.hash(password);
    await this.source.transaction((manager) =>
      this.passwords.set(manager, owner, passwordHash, { client, retainedSessionId: caller.sessionId }),
    );
  }
}
