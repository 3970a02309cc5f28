import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Problem, SqlPool } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { AccountsConfig } from '../config.ts';

/** Purpose of a mailed code. */
export type CodePurpose = 'landlord' | 'login';
/** Code of an account; `slot` separates the codes of different logins. */
export interface CodeKey {
  readonly personId: string;
  readonly purpose: CodePurpose;
  readonly slot?: string;
}
/** Caller that enters a code: a session of the account, or any other. */
export type CodeSource = 'session' | 'anyone';

const lifetimeMinutes = 10;
const maxAttempts = 5;
const resendDelaySeconds = 60;

const upsertSql = `
  insert into mail_code as old (person_id, purpose, slot, code_hash, expires_at)
  values ($1, $2, $3, $4, now() + $5 * interval '1 minute')
  on conflict (person_id, purpose, slot) do update
  set code_hash = excluded.code_hash, tries = 0, own_tries = 0, made_at = now(), expires_at = excluded.expires_at
    where old.made_at <= now() - $6 * interval '1 second' returning purpose`;
// The attempt is counted in the same statement that reads the code, so concurrent attempts cannot exceed the maximum.
// Attempts of others do not use up those of the account's own session.
const countAttemptSql: Readonly<Record<CodeSource, string>> = {
  // @mutation mail-code-tries
  anyone: `
    update mail_code set tries = tries + 1
    where person_id = $1 and purpose = $2 and slot = $3 and tries < $4 and expires_at > now()
    returning code_hash as "codeHash"`,
  session: `
    update mail_code set own_tries = own_tries + 1
    where person_id = $1 and purpose = $2 and slot = $3 and own_tries < $4 and expires_at > now()
    returning code_hash as "codeHash"`,
};

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
  async create(manager: EntityManager, key: CodeKey): Promise<string | undefined> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const [inserted] = await manager.query<object[]>(upsertSql, [
      key.personId,
      key.purpose,
      key.slot ?? '',
      this.#hash(key, code),
      lifetimeMinutes,
      resendDelaySeconds,
    ]);
    return inserted && code;
  }

  /** Consumes a code and returns whether it matched; a code matches once. */
  async consume(key: CodeKey, code: string, source: CodeSource): Promise<boolean> {
    const values = [key.personId, key.purpose, key.slot ?? ''];
    const pending = await this.pool.row<{ codeHash: string }>(`mail_code_try_${source}`, countAttemptSql[source], [
      ...values,
      maxAttempts,
    ]);
    const hash = this.#hash(key, code);
    if (!pending || !timingSafeEqual(Buffer.from(pending.codeHash), Buffer.from(hash))) return false;
    // @equivalent-mutant The hash covers the account, the purpose, the slot and the code.
    return (
      (await this.pool.execute(
        'mail_code_take',
        'delete from mail_code where person_id = $1 and purpose = $2 and slot = $3 and code_hash = $4',
        [...values, hash],
      )) > 0
    );
  }

  // Keyed hash: all one million codes could be hashed in seconds without the key.
  #hash({ personId, purpose, slot = '' }: CodeKey, code: string): string {
    return createHmac('sha256', this.#key).update(`${purpose} ${personId} ${slot} ${code}`).digest('base64url');
  }
}

/** Returns the 422 problem for an incorrect code. */
export const incorrectCode = (message: Problem['userMessage']): Problem =>
  new Problem(422, 'code-wrong', message, { errors: { code: [message] } });
