import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { Client } from '@porchlight/service-kit';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { Mailer } from '../mail/mailer.ts';

// Browsers are recognized by their cookie, API clients by their user agent. The first session of an account is not
// reported.
const recipientSql = `
  select first_name as "firstName", language from person
  where id = $1 and exists (select 1 from session where person_id = $1)
  and not exists (select 1 from session
    where person_id = $1 and (binding_hash = $2 or (binding_hash is null and $2::text is null and user_agent = $3)))`;

/** Notifies users by mail of a login from an unknown device. */
@Injectable()
export class NewDeviceNotifier {
  constructor(private readonly mailer: Mailer) {}

  /** Must be called before the new session is created. */
  async notify(manager: EntityManager, personId: string, { binding, userAgent }: Client): Promise<void> {
    const [recipient] = await manager.query<{ firstName: string; language: Language }[]>(recipientSql, [
      personId,
      binding ?? null,
      userAgent,
    ]);
    if (!recipient) return;
    const words = { firstName: recipient.firstName, device: userAgent, at: new Date().toISOString() };
    await this.mailer.request(manager, {
      template: 'new-device',
      key: `new-device:${randomUUID()}`,
      personId,
      language: recipient.language,
      words,
    });
  }
}
