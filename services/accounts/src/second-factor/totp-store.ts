import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { changedCount, SqlPool } from '@porchlight/service-kit';
import { verifySync } from 'otplib';
import type { EntityManager } from 'typeorm';
import { SecretBox } from './secret-box.ts';

/** Returns whether a second factor is a TOTP code; anything else is read as a recovery code. */
export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code);
/** Allowed clock drift, in seconds. */
const toleranceSeconds = 30;
const recoveryCodeCount = 10;
/** Salted hash; a fast one suffices, since the codes are random. */
const hashOf = (salt: Buffer, code: string) =>
  createHash('sha256')
    .update(salt)
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('base64url');
/** Returns a recovery code of 112 random bits, such as `0f3a9c2-81c2ea1-7d4b60f-5e90f3b`. */
const newRecoveryCode = () => (randomBytes(14).toString('hex').match(/.{7}/g) ?? []).join('-');

// Locked: of two concurrent confirmations the second finds no pending secret.
const pendingSecretSql = `
  select coalesce(next_sealed_secret, sealed_secret) as sealed from totp
  where person_id = $1 and (confirmed_at is null or next_sealed_secret is not null) for update`;
// Only an account with a verified address: otherwise a stranger could lock out the owner of the mailbox.
const beginSql = `
  insert into totp as old (person_id, sealed_secret) select id, $2 from person
  where id = $1 and email_verified_at is not null
  on conflict (person_id) do update set
    sealed_secret = case when old.confirmed_at is null then excluded.sealed_secret else old.sealed_secret end,
    next_sealed_secret = case when old.confirmed_at is not null then excluded.sealed_secret end`;

interface Row {
  readonly sealed: Buffer;
  readonly isOn: boolean;
}

/** Stores TOTP secrets (encrypted) and recovery codes (hashed); each code is accepted once. */
@Injectable()
export class TotpStore {
  constructor(
    private readonly pool: SqlPool,
    private readonly box: SecretBox,
  ) {}

  async isOn(personId: string): Promise<boolean> {
    return (await this.#row(personId))?.isOn === true;
  }

  async recoveryCodesLeft(personId: string): Promise<number> {
    return (
      (
        await this.pool.row<{ left: number }>(
          'recovery_left',
          'select count(*)::int as left from recovery_code where person_id = $1',
          [personId],
        )
      )?.left ?? 0
    );
  }

  /** Stores a pending secret; an active one stays valid. Returns false when the address is not verified. */
  async begin(personId: string, secret: string): Promise<boolean> {
    return (await this.pool.execute('totp_begin', beginSql, [personId, this.box.seal(secret, personId)])) > 0;
  }

  /**
   * Activates the pending secret when the code matches. Returns false when it does not, or when another call has
   * activated it.
   */
  async confirm(manager: EntityManager, personId: string, code: string): Promise<boolean> {
    const [row] = await manager.query<{ sealed: Buffer }[]>(pendingSecretSql, [personId]);
    const step = row && this.#stepOf(row.sealed, personId, code);
    if (step === undefined) return false;
    await manager.query(
      `
        update totp set sealed_secret = $2, next_sealed_secret = null, confirmed_at = now(), last_step = $3
        where person_id = $1`,
      [personId, row?.sealed, step],
    );
    return true;
  }

  /** Replaces the recovery codes. */
  async newRecoveryCodes(manager: EntityManager, personId: string): Promise<string[]> {
    const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
    await manager.query('delete from recovery_code where person_id = $1', [personId]);
    const salts = codes.map(() => randomBytes(16));
    await manager.query(
      'insert into recovery_code (person_id, code_hash, salt) select $1, * from unnest($2::text[], $3::bytea[])',
      [personId, codes.map((code, at) => hashOf(salts[at] ?? Buffer.alloc(0), code)), salts],
    );
    return codes;
  }

  async end(manager: EntityManager, personId: string): Promise<boolean> {
    const count = await changedCount(manager, 'delete from totp where person_id = $1', [personId]);
    return count > 0;
  }

  /** Returns whether a TOTP or recovery code matches; each is accepted once, also under concurrency. */
  async consume(personId: string, code: string): Promise<boolean> {
    if (!isTotpCode(code)) return this.#consumeRecoveryCode(personId, code);
    const row = await this.#row(personId);
    const step = row && this.#stepOf(row.sealed, personId, code);
    return (
      step !== undefined &&
      (await this.pool.execute('totp_take', 'update totp set last_step = $2 where person_id = $1 and last_step < $2', [
        personId,
        step,
      ])) > 0
    );
  }

  async #consumeRecoveryCode(personId: string, code: string): Promise<boolean> {
    const stored = await this.pool.rows<{ hash: string; salt: Buffer }>(
      'recovery_codes',
      // @equivalent-mutant The deletion below names the owner too.
      'select code_hash as hash, salt from recovery_code where person_id = $1',
      [personId],
    );
    const match = stored.find(({ hash, salt }) => hash === hashOf(salt, code));
    return (
      match !== undefined &&
      // @equivalent-mutant Each code has its own salt, so two accounts never share a hash.
      (await this.pool.execute('recovery_take', 'delete from recovery_code where person_id = $1 and code_hash = $2', [
        personId,
        match.hash,
      ])) > 0
    );
  }

  /** Returns the 30-second step of a matching code, otherwise undefined. */
  #stepOf(sealed: Buffer, personId: string, code: string): number | undefined {
    const found = verifySync({
      secret: this.box.open(sealed, personId),
      token: code,
      epochTolerance: toleranceSeconds,
    });
    return found.valid && 'timeStep' in found ? found.timeStep : undefined;
  }

  #row(personId: string): Promise<Row | undefined> {
    return this.pool.row<Row>(
      'totp_row',
      'select sealed_secret as sealed, confirmed_at is not null as "isOn" from totp where person_id = $1',
      [personId],
    );
  }
}
