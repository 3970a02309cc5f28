import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { MailSuppressed } from '@porchlight/contracts/internal';
import { Consumes } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountsConfig } from '../../config.ts';

const everything = '*';

/** Who wants no mail of a list, or of any. It knows addresses only by a keyed hash, so that it may outlive their accounts. */
@Injectable()
export class Suppressions {
  constructor(private readonly dataSource: DataSource, private readonly config: AccountsConfig) {}

  @Consumes('mail.suppressed')
  async add({ email, list = everything }: MailSuppressed, manager: EntityManager): Promise<void> {
    await manager.query('insert into suppression (address_hash, list) values ($1, $2) on conflict do nothing', [this.#hash(email), list]);
  }

  /** Whether an address is to get nothing of a list, as of now. */
  async isSuppressed(email: string, list: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>('select 1 from suppression where address_hash = $1 and list in ($2, $3)', [this.#hash(email), list, everything]);
    return rows.length > 0;
  }

  #hash(email: string): Buffer { return createHmac('sha256', this.config.addressKey).update(`mail address ${email.trim().toLowerCase()}`).digest(); }
}
