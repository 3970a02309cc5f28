import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { normalizeMailbox } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { AccountsConfig } from '../config.ts';

const blockSql = 'insert into blocked_identifier (hash) select unnest($1::bytea[]) on conflict do nothing';
const unblockSql = 'delete from blocked_identifier where hash = any($1)';
const blockedSql = 'select 1 from blocked_identifier where hash = any($1) limit 1';

/** Address and telephone number of a user. */
export interface Identifiers {
  readonly email: string;
  readonly phone?: string | null | undefined;
}

/** Addresses and telephone numbers of banned accounts, as keyed hashes, which outlive the accounts. */
@Injectable()
export class BlockedIdentifiers {
  readonly #key: string;
  constructor({ addressKey }: AccountsConfig) {
    this.#key = addressKey;
  }

  async block(manager: EntityManager, identifiers: Identifiers): Promise<void> {
    await manager.query(blockSql, [this.#hashesOf(identifiers)]);
  }

  async unblock(manager: EntityManager, identifiers: Identifiers): Promise<void> {
    await manager.query(unblockSql, [this.#hashesOf(identifiers)]);
  }

  async areBlocked(manager: EntityManager, identifiers: Identifiers): Promise<boolean> {
    return (await manager.query<object[]>(blockedSql, [this.#hashesOf(identifiers)])).length > 0;
  }

  #hashesOf({ email, phone }: Identifiers): readonly Buffer[] {
    const hashOf = (text: string) => createHmac('sha256', this.#key).update(`blocked ${text}`).digest();
    return [hashOf(`email ${normalizeMailbox(email)}`), ...(phone ? [hashOf(`phone ${phone}`)] : [])];
  }
}
