import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { MailReader, MailSuppressed, MailWanted } from '@porchlight/contracts/internal';
import { Consumes } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountsConfig } from '../../config.ts';

const everything = '*';
const noteSql = `
  insert into suppression (address_hash, list, is_wanted, made_at) values ($1, $2, $3, clock_timestamp())
  on conflict (address_hash, list) do update set is_wanted = excluded.is_wanted, made_at = excluded.made_at`;
const lastWordSql = `select is_wanted as "isWanted" from suppression where address_hash = $1 and list in ($2, $3) order by made_at desc limit 1`;

/** Who wants no mail of a list, or of any: what they said last of it counts. It knows addresses only by a keyed hash, so that it may outlive their accounts. */
@Injectable()
export class Suppressions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AccountsConfig,
  ) {}

  @Consumes('mail.suppressed')
  async add(reader: MailSuppressed, manager: EntityManager): Promise<void> {
    await this.#note(manager, reader, reader.list ?? everything, false);
  }

  @Consumes('mail.wanted')
  async lift(reader: MailWanted, manager: EntityManager): Promise<void> {
    await this.#note(manager, reader, reader.list, true);
  }

  /** Whether an address is to get nothing of a list, as of now. */
  async isSuppressed(email: string, list: string): Promise<boolean> {
    const [last] = await this.dataSource.query<{ isWanted: boolean }[]>(lastWordSql, [
      this.#hash(email),
      list,
      everything,
    ]);
    return last?.isWanted === false;
  }

  async #note(manager: EntityManager, reader: MailReader, list: string, isWanted: boolean): Promise<void> {
    const email = reader.email ?? (await addressOf(manager, reader.personId));
    if (email !== undefined) await manager.query(noteSql, [this.#hash(email), list, isWanted]);
  }

  #hash(email: string): Buffer {
    return createHmac('sha256', this.config.addressKey).update(`mail address ${email.trim().toLowerCase()}`).digest();
  }
}

async function addressOf(manager: EntityManager, personId: string | undefined): Promise<string | undefined> {
  const [person] = await manager.query<{ email: string }[]>('select email from person where id = $1', [personId]);
  return person?.email;
}
