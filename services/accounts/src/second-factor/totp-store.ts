import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SqlPool } from '@porchlight/service-kit';
import { verifySync } from 'otplib';
import type { EntityManager } from 'typeorm';
import { SecretBox } from './secret-box.ts';

const sixDigits = /^\d{6}$/;
/** Allowed clock drift, in seconds. */
const toleranceSeconds = 30;
const recoveryCodeCount = 10;
const hashOf = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('base64url');
/** Returns a recovery code of 80 random bits, such as `0f3a9-81c2e-7d4b6-5e90f`. */
const newRecoveryCode = () => (randomBytes(10).toString('hex').match(/.{5}/g) ?? []).join('-');

// Locked: of two concurrent confirmations the second finds no pending secret.
const pendingSecretSql = `select coalesce(next_sealed_secret, sealed_secret) as sealed from totp where person_id = $1 and (confirmed_at is null or next_sealed_secret is not null) for update`;

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

  /** Stores a pending secret; an active one stays valid. */
  async begin(personId: string, secret: string): Promise<void> {
    await this.pool.execute(
      'totp_begin',
      `insert into totp as old (person_id, sealed_secret) values ($1, $2) on conflict (person_id) do update set
      sealed_secret = case when old.confirmed_at is null then excluded.sealed_secret else old.sealed_secret end,
      next_sealed_secret = case when old.confirmed_at is not null then excluded.sealed_secret end`,
      [personId, this.box.seal(secret, personId)],
    );
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
      `update totp set sealed_secret = $2, next_sealed_secret = null, confirmed_at = now(), last_step = $3 where person_id = $1`,
      [personId, row?.sealed, step],
    );
    return true;
  }

  /** Replaces the recovery codes. */
  async newRecoveryCodes(manager: EntityManager, personId: string): Promise<string[]> {
    const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
    await manager.query('delete from recovery_code where person_id = $1', [personId]);
    await manager.query('insert into recovery_code (person_id, code_hash) select $1, unnest($2::text[])', [
      personId,
      codes.map(hashOf),
    ]);
    return codes;
  }

  async end(manager: EntityManager, personId: string): Promise<boolean> {
    const [, count] = await manager.query<[unknown, number]>('delete from totp where person_id = $1', [personId]);
    return count > 0;
  }

  /** Returns whether a TOTP or recovery code matches; each is accepted once, also under concurrency. */
  async consume(personId: string, code: string): Promise<boolean> {
    if (!sixDigits.test(code))
      return (
        (await this.pool.execute('recovery_take', 'delete from recovery_code where person_id = $1 and code_hash = $2', [
          personId,
          hashOf(code),
        ])) > 0
      );
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
