import { Injectable } from '@nestjs/common';
import { Consumes } from '@porchlight/service-kit';
import type { MailRequested } from '@porchlight/contracts/internal';
import type { EntityManager } from 'typeorm';

// A person who was erased meanwhile gets nothing, nor does a decoy (its address is another's), and whoever asked need not know.
const queueSql = `
  insert into mail (key, template, person_id, email, language, words, list, unsubscribe_token)
  select $1, $2, $3::uuid, lower($4), $5, $6::jsonb, $7, $8 where $3::uuid is null or exists (select 1 from person where id = $3::uuid and state <> 'decoy')
  on conflict (key) do nothing`;

/** Takes requests for mail, of this service and of the others: one row each, in the transaction of what the mail tells. */
@Injectable()
export class Mailer {
  @Consumes('mail.requested')
  async take(mail: MailRequested, manager: EntityManager): Promise<void> {
    await this.request(manager, mail);
  }

  async request(
    manager: EntityManager,
    { key, template, personId, email, language, words, list, unsubscribeToken }: MailRequested,
  ): Promise<void> {
    await manager.query(queueSql, [
      key,
      template,
      personId ?? null,
      email ?? null,
      language,
      JSON.stringify(words),
      list ?? null,
      unsubscribeToken ?? null,
    ]);
  }
}
