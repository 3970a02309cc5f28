import { Injectable } from '@nestjs/common';
import type { MailRecipient, MailSuppressed, MailWanted } from '@porchlight/contracts/internal';
import { Consumes } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountsConfig } from '../config.ts';
import { addressHash } from './address-hash.ts';

const allLists = '*';
const upsertSql = `
  insert into suppression (address_hash, list, is_wanted, made_at) values ($1, $2, $3, clock_timestamp())
  on conflict (address_hash, list) do update set is_wanted = excluded.is_wanted, made_at = excluded.made_at`;
const latestSql = `
  select is_wanted as "isWanted" from suppression where address_hash = $1 and list in ($2, $3) order by made_at desc
  limit 1`;
const choicesSql = `
  select list, is_wanted as "isWanted", made_at as since from suppression where address_hash = $1
  order by list limit 100`;
const stoppedSql = `
  select encode(address_hash, 'hex') as hash from suppression
  where address_hash = any(select decode(hash, 'hex') from unnest($1::text[]) as hash) and list = '${allLists}'
    and not is_wanted`;

/** Whether the mails of a list are wanted, and since when. */
interface Choice {
  readonly list: string;
  readonly isWanted: boolean;
  readonly since: Date;
}

/**
 * Suppressions of mailing lists by address; the latest choice counts. Addresses are stored only as keyed hashes, which
 * may outlive accounts.
 */
@Injectable()
export class Suppressions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AccountsConfig,
  ) {}

  @Consumes('mail.suppressed')
  async add(reader: MailSuppressed, manager: EntityManager): Promise<void> {
    await this.#store(manager, reader, reader.list ?? allLists, false);
  }

  @Consumes('mail.wanted')
  async lift(reader: MailWanted, manager: EntityManager): Promise<void> {
    await this.#store(manager, reader, reader.list, true);
  }

  /** Suppresses all lists of an account. */
  stopAll(manager: EntityManager, personId: string): Promise<void> {
    return this.#store(manager, { personId }, allLists, false);
  }

  /** Returns which of the addresses have all lists stopped. */
  async stopped(emails: readonly string[]): Promise<Set<string>> {
    const hashes = new Map(emails.map((email) => [this.#hash(email).toString('hex'), email]));
    const rows = await this.dataSource.query<{ hash: string }[]>(stoppedSql, [[...hashes.keys()]]);
    return new Set(rows.flatMap(({ hash }) => hashes.get(hash) ?? []));
  }

  /** Returns the latest choice of the address for each list, where `*` is all lists; earlier ones do not count. */
  async choices(email: string): Promise<Choice[]> {
    const rows = await this.dataSource.query<Choice[]>(choicesSql, [this.#hash(email)]);
    const all = rows.find(({ list }) => list === allLists);
    return rows.filter((row) => row === all || !all || row.since > all.since);
  }

  /** Returns the keyed hash under which the address is stored, as hexadecimal digits. */
  hashOf(email: string): string {
    return this.#hash(email).toString('hex');
  }

  /** Returns whether the address is currently suppressed for the list. */
  async isSuppressed(email: string, list: string): Promise<boolean> {
    const [latest] = await this.dataSource.query<{ isWanted: boolean }[]>(latestSql, [
      this.#hash(email),
      list,
      allLists,
    ]);
    return latest?.isWanted === false;
  }

  async #store(manager: EntityManager, reader: MailRecipient, list: string, isWanted: boolean): Promise<void> {
    const email = reader.email ?? (await addressOf(manager, reader.personId));
    if (email !== undefined) await manager.query(upsertSql, [this.#hash(email), list, isWanted]);
  }

  #hash(email: string): Buffer {
    return addressHash(this.config.addressKey, email);
  }
}

async function addressOf(manager: EntityManager, personId: string | undefined): Promise<string | undefined> {
  const [person] = await manager.query<{ email: string }[]>('select email from person where id = $1', [personId]);
  return person?.email;
}
