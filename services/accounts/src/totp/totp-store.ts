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
const hashOf = (code: string) => createHash('sha256').update(code.toLowerCase().replace(/[^a-z0-9]/g, '')).digest('base64url');
/** `k3m9-x2pq-7rtv-w8yz`: 80 random bits. */
const newRecoveryCode = () => (randomBytes(10).toString('hex').match(/.{5}/g) ?? []).join('-');

interface Row { readonly sealed: Buffer; readonly isOn: boolean }

/** Second steps in the database: secrets sealed, codes counted once. */
@Injectable()
export class TotpStore {
  constructor(private readonly pool: SqlPool, private readonly box: SecretBox) {}

  async isOn(personId: string): Promise<boolean> { return (await this.#row(personId))?.isOn === true; }

  async recoveryCodesLeft(personId: string): Promise<number> {
    return (await this.pool.row<{ left: number }>('recovery_left', 'select count(*)::int as left from recovery_code where person_id = $1', [personId]))?.left ?? 0;
  }

  /** Keeps a secret that does not count yet; false when one counts already. */
  async begin(personId: string, secret: string): Promise<boolean> {
    return await this.pool.touch('totp_begin', `insert into totp as old (person_id, sealed_secret) values ($1, $2)
      on conflict (person_id) do update set sealed_secret = excluded.sealed_secret, last_step = 0 where old.confirmed_at is null`, [personId, this.box.seal(secret, personId)]) > 0;
  }

  /** Makes the secret count, and gives new recovery codes; undefined when another call did so before. */
  async confirm(manager: EntityManager, personId: string): Promise<string[] | undefined> {
    const [, count] = await manager.query<[unknown, number]>('update totp set confirmed_at = now() where person_id = $1 and confirmed_at is null', [personId]);
    if (count === 0) return undefined;
    const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
    await manager.query('insert into recovery_code (person_id, code_hash) select $1, unnest($2::text[])', [personId, codes.map(hashOf)]);
    return codes;
  }

  async end(manager: EntityManager, personId: string): Promise<boolean> {
    const [, count] = await manager.query<[unknown, number]>('delete from totp where person_id = $1', [personId]);
    return count > 0;
  }

  /** Whether a code of the app or a recovery code fits; each counts once, however many bring it at once. */
  async take(personId: string, code: string): Promise<boolean> {
    if (!sixDigits.test(code)) return await this.pool.touch('recovery_take', 'delete from recovery_code where person_id = $1 and code_hash = $2', [personId, hashOf(code)]) > 0;
    const row = await this.#row(personId);
    const found = row && verifySync({ secret: this.box.open(row.sealed, personId), token: code, epochTolerance: tolerance });
    if (found?.valid !== true || !('timeStep' in found)) return false;
    return await this.pool.touch('totp_take', 'update totp set last_step = $2 where person_id = $1 and last_step < $2', [personId, found.timeStep]) > 0;
  }

  #row(personId: string): Promise<Row | undefined> {
    return this.pool.row<Row>('totp_row', 'select sealed_secret as sealed, confirmed_at is not null as "isOn" from totp where person_id = $1', [personId]);
  }
}
