import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { normalizeMailbox } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { AccountsConfig } from '../config.ts';

// A number that two accounts share keeps the harder restriction.
const keepSql = `
  insert into blocked_identifier as kept (hash, restriction) select unnest($1::bytea[]), $2
  on conflict (hash) do update set restriction = excluded.restriction where kept.restriction <> 'banned'`;
const forgetSql = 'delete from blocked_identifier where hash = any($1)';
const amongSql = 'select hash from blocked_identifier where hash = any($1)';
// 'banned' is before 'suspended'.
const restrictionSql = 'select restriction from blocked_identifier where hash = any($1) order by restriction limit 1';

/** Address and telephone number of a user. */
export interface Identifiers {
  readonly email: string;
  readonly phone?: string | null | undefined;
}

/** Restrictions that outlive the account. */
export type LastingRestriction = 'suspended' | 'banned';

/** Addresses and telephone numbers of suspended and banned accounts, as keyed hashes, which outlive the accounts. */
@Injectable()
export class RestrictedIdentifiers {
  readonly #key: string;
  constructor({ addressKey }: AccountsConfig) {
    this.#key = addressKey;
  }

  async keep(manager: EntityManager, identifiers: Identifiers, restriction: LastingRestriction): Promise<void> {
    await manager.query(keepSql, [this.#hashesOf(identifiers), restriction]);
  }

  async forget(manager: EntityManager, identifiers: Identifiers): Promise<void> {
    await manager.query(forgetSql, [this.#hashesOf(identifiers)]);
  }

  /** Returns the hardest restriction of accounts with one of these identifiers, or undefined. */
  async restrictionOf(manager: EntityManager, identifiers: Identifiers): Promise<LastingRestriction | undefined> {
    const rows = await manager.query<{ restriction: LastingRestriction }[]>(restrictionSql, [
      this.#hashesOf(identifiers),
    ]);
    return rows[0]?.restriction;
  }

  /** Returns those of the identifiers that a restricted account has. */
  async restrictedAmong<T extends Identifiers>(manager: EntityManager, all: readonly T[]): Promise<ReadonlySet<T>> {
    const hashed = all.map((one) => ({ one, hashes: this.#hashesOf(one).map((hash) => hash.toString('hex')) }));
    const hashes = hashed.flatMap((entry) => entry.hashes.map((hash) => Buffer.from(hash, 'hex')));
    const rows = await manager.query<{ hash: Buffer }[]>(amongSql, [hashes]);
    const kept = new Set(rows.map(({ hash }) => hash.toString('hex')));
    return new Set(hashed.filter((entry) => entry.hashes.some((hash) => kept.has(hash))).map(({ one }) => one));
  }

  #hashesOf({ email, phone }: Identifiers): readonly Buffer[] {
    const hashOf = (text: string) => createHmac('sha256', this.#key).update(`blocked ${text}`).digest();
    return [hashOf(`email ${normalizeMailbox(email)}`), ...(phone ? [hashOf(`phone ${phone}`)] : [])];
  }
}
