import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SqlPool } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { AccountsConfig } from '../config.ts';

/** Purpose of a mailed code. */
export type CodePurpose = 'landlord' | 'login';

const lifetimeMinutes = 10;
const maxAttempts = 5;
const resendDelaySeconds = 60;

const upsertSql = `insert into mail_code as old (person_id, purpose, code_hash, expires_at) values ($1, $2, $3, now() + $4 * interval '1 minute')
  on conflict (person_id, purpose) do update set code_hash = excluded.code_hash, tries = 0, made_at = now(), expires_at = excluded.expires_at
    where old.made_at <= now() - $5 * interval '1 second' returning purpose`;
// The attempt is counted in the same statement that reads the code, so concurrent attempts cannot exceed the maximum.
// @mutation mail-code-tries
const countAttemptSql = `update mail_code set tries = tries + 1 where person_id = $1 and purpose = $2 and tries < $3 and expires_at > now() returning code_hash as "codeHash"`;

/** Six-digit codes sent by mail: valid for 10 minutes and 5 attempts; a new code replaces the previous one. */
@Injectable()
export class MailCodes {
  readonly #key: string;
  constructor(
    private readonly pool: SqlPool,
    { passwordPepper }: AccountsConfig,
  ) {
    this.#key = passwordPepper;
  }

  /** Creates a code and returns it, or undefined when the last one is less than a minute old. */
  async create(manager: EntityManager, personId: string, purpose: CodePurpose): Promise<string | undefined> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const [inserted] = await manager.query<object[]>(upsertSql, [
      personId,
      purpose,
      this.#hash(personId, purpose, code),
      lifetimeMinutes,
      resendDelaySeconds,
    ]);
    return inserted && code;
  }

  /** Consumes a code and returns whether it matched; a code matches once. */
  async consume(personId: string, purpose: CodePurpose, code: string): Promise<boolean> {
    const pending = await this.pool.row<{ codeHash: string }>('mail_code_try', countAttemptSql, [
      personId,
      purpose,
      maxAttempts,
    ]);
    const hash = this.#hash(personId, purpose, code);
    if (!pending || !timingSafeEqual(Buffer.from(pending.codeHash), Buffer.from(hash))) return false;
    // @equivalent-mutant The hash covers the account, the purpose and the code.
    return (
      (await this.pool.execute(
        'mail_code_take',
        'delete from mail_code where person_id = $1 and purpose = $2 and code_hash = $3',
        [personId, purpose, hash],
      )) > 0
    );
  }

  // Keyed hash: all one million codes could be hashed in seconds without the key.
  #hash(personId: string, purpose: CodePurpose, code: string): string {
    return createHmac('sha256', this.#key).update(`${purpose} ${personId} ${code}`).digest('base64url');
  }
}
