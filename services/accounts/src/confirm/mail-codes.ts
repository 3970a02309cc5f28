import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SqlPool } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { AccountsConfig } from '../config.ts';

/** What a code may be for. */
export type CodePurpose = 'landlord' | 'login';

const lifeMinutes = 10;
const mostTries = 5;
const pauseSeconds = 60;

const keepNewest = `insert into mail_code as old (person_id, purpose, code_hash, expires_at) values ($1, $2, $3, now() + $4 * interval '1 minute')
  on conflict (person_id, purpose) do update set code_hash = excluded.code_hash, tries = 0, made_at = now(), expires_at = excluded.expires_at
    where old.made_at <= now() - $5 * interval '1 second' returning purpose`;
// A try is counted before the code is looked at: of many at once five are looked at.
const countTry = `update mail_code set tries = tries + 1 where person_id = $1 and purpose = $2 and tries < $3 and expires_at > now() returning code_hash as "codeHash"`;

/** Six digits that a mail brings: ten minutes, five tries, the newest alone. */
@Injectable()
export class MailCodes {
  readonly #key: string;
  constructor(
    private readonly pool: SqlPool,
    { passwordPepper }: AccountsConfig,
  ) {
    this.#key = passwordPepper;
  }

  /** A new code, unless the last one was made within a minute. */
  async make(manager: EntityManager, personId: string, purpose: CodePurpose): Promise<string | undefined> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const [made] = await manager.query<object[]>(keepNewest, [
      personId,
      purpose,
      this.#hash(personId, purpose, code),
      lifeMinutes,
      pauseSeconds,
    ]);
    return made && code;
  }

  /** Whether this is the code; a right one counts once. */
  async take(personId: string, purpose: CodePurpose, code: string): Promise<boolean> {
    const open = await this.pool.row<{ codeHash: string }>('mail_code_try', countTry, [personId, purpose, mostTries]);
    const hash = this.#hash(personId, purpose, code);
    if (!open || !timingSafeEqual(Buffer.from(open.codeHash), Buffer.from(hash))) return false;
    return (
      (await this.pool.touch(
        'mail_code_take',
        'delete from mail_code where person_id = $1 and purpose = $2 and code_hash = $3',
        [personId, purpose, hash],
      )) > 0
    );
  }

  // With a key: a million codes are hashed in a moment.
  #hash(personId: string, purpose: CodePurpose, code: string): string {
    return createHmac('sha256', this.#key).update(`${purpose} ${personId} ${code}`).digest('base64url');
  }
}
