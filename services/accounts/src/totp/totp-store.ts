import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SqlPool } from '@porchlight/service-kit';
import { verifySync } from 'otplib';
import type { EntityManager } from 'typeorm';
import { SecretBox } from './secret-box.ts';

const sixDigits = /^\d{6}$/;
/** Seconds that a clock may be wrong. */
const tolerance = 30;
const recoveryCodes = 10;
const hashOf = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('base64url');
/** `k3m9-x2pq-7rtv-w8yz`: 80 random bits. */
const newRecoveryCode = () => (randomBytes(10).toString('hex').match(/.{5}/g) ?? []).join('-');

// Locked: of two calls with one code the second finds nothing that waits.
const newestSql = `select coalesce(next_sealed_secret, sealed_secret) as sealed from totp where person_id = $1 and (confirmed_at is null or next_sealed_secret is not null) for update`;

interface Row {
  readonly sealed: Buffer;
  readonly isOn: boolean;
}

/** Second steps in the database: secrets sealed, codes counted once. */
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

  /** Keeps a secret that does not count yet; the one that counts goes on to. */
  async begin(personId: string, secret: string): Promise<void> {
    await this.pool.touch(
      'totp_begin',
      `insert into totp as old (person_id, sealed_secret) values ($1, $2) on conflict (person_id) do update set
      sealed_secret = case when old.confirmed_at is null then excluded.sealed_secret else old.sealed_secret end,
      next_sealed_secret = case when old.confirmed_at is not null then excluded.sealed_secret end`,
      [personId, this.box.seal(secret, personId)],
    );
  }

  /** Makes the newest secret count when a code of it fits; false when it does not, or another call did so before. */
  async confirm(manager: EntityManager, personId: string, code: string): Promise<boolean> {
    const [row] = await manager.query<{ sealed: Buffer }[]>(newestSql, [personId]);
    const step = row && this.#stepOf(row.sealed, personId, code);
    if (step === undefined) return false;
    await manager.query(
      `update totp set sealed_secret = $2, next_sealed_secret = null, confirmed_at = now(), last_step = $3 where person_id = $1`,
      [personId, row?.sealed, step],
    );
    return true;
  }

  /** New recovery codes in place of those before. */
  async newRecoveryCodes(manager: EntityManager, personId: string): Promise<string[]> {
    const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
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

  /** Whether a code of the app or a recovery code fits; each counts once, however many bring it at once. */
  async take(personId: string, code: string): Promise<boolean> {
    if (!sixDigits.test(code))
      return (
        (await this.pool.touch('recovery_take', 'delete from recovery_code where person_id = $1 and code_hash = $2', [
          personId,
          hashOf(code),
        ])) > 0
      );
    const row = await this.#row(personId);
    const step = row && this.#stepOf(row.sealed, personId, code);
    return (
      step !== undefined &&
      (await this.pool.touch('totp_take', 'update totp set last_step = $2 where person_id = $1 and last_step < $2', [
        personId,
        step,
      ])) > 0
    );
  }

  /** The half minute that a code is of; undefined when it is of another secret. */
  #stepOf(sealed: Buffer, personId: string, code: string): number | undefined {
    const found = verifySync({ secret: this.box.open(sealed, personId), token: code, epochTolerance: tolerance });
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
