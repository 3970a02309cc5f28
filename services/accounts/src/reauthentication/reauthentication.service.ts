import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Caller } from '@porchlight/contracts';
import type { Reauthentication } from '@porchlight/contracts/accounts';
import { changedCount, unauthenticated, type Client } from '@porchlight/service-kit';
import type { DataSource } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { PasswordConfirmation } from '../credentials/password-confirmation.ts';
import { TotpCheck } from '../second-factor/totp-check.ts';

// A session that a new password ended meanwhile stays ended.
// @equivalent-mutant The caller names its own session, which only its account holds.
const confirmSql = `
  update session set authenticated_at = now() where id = $1 and person_id = $2 and revoked_at is null`;

/** Confirms in a running session who its user is, by what a login requires. */
@Injectable()
export class ReauthenticationService {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly passwords: PasswordConfirmation,
    private readonly totp: TotpCheck,
    private readonly audit: Audit,
  ) {}

  /** Throws as a login: 422 at `current_password`, 401 `otp_required` or `otp-wrong`, 429. */
  async confirm(caller: Caller, { current_password: password, otp }: Reauthentication, client: Client): Promise<void> {
    const { id } = await this.passwords.confirm(caller, password, client);
    await this.totp.passes(id, otp, client.ip);
    await this.source.transaction(async (manager) => {
      if ((await changedCount(manager, confirmSql, [caller.sessionId, id])) === 0) throw unauthenticated();
      await this.audit.recordOwn(manager, id, 'session.reauthenticated', client);
    });
  }
}
