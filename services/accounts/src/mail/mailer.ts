import { Injectable } from '@nestjs/common';
import { Consumes } from '@porchlight/service-kit';
import type { MailRequested } from '@porchlight/contracts/internal';
import type { EntityManager } from 'typeorm';

// Mail to an erased user is dropped silently, as is mail to a decoy, whose address belongs to another account.
const queueSql = `
  insert into mail (key, template, person_id, email, language, words, list, unsubscribe_token)
  select $1, $2, $3::uuid, lower($4), $5, $6::jsonb, $7, $8 where $3::uuid is null or exists (select 1 from person where id = $3::uuid and state <> 'decoy')
  on conflict (key) do nothing`;

/**
 * Queues mail for all services, in the transaction of the change that it reports; the key makes requests idempotent.
 */
@Injectable()
export class Mailer {
  @Consumes('mail.requested')
  async onMailRequested(mail: MailRequested, manager: EntityManager): Promise<void> {
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
