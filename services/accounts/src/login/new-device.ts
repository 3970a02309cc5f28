import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { Client } from '@porchlight/service-kit';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { Mailer } from '../mail/mailer.ts';

// A browser is known by its cookie, a program by what it calls itself. The first session of all is no news.
const strangerSql = `select first_name as "firstName", language from person where id = $1 and exists (select 1 from session where person_id = $1)
  and not exists (select 1 from session where person_id = $1 and (binding_hash = $2 or (binding_hash is null and $2::text is null and user_agent = $3)))`;

/** Tells people by mail when their account is used with a browser that it does not know. */
@Injectable()
export class NewDevice {
  constructor(private readonly mailer: Mailer) {}

  /** Before the session begins. */
  async tell(manager: EntityManager, personId: string, { binding, userAgent }: Client): Promise<void> {
    const [stranger] = await manager.query<{ firstName: string; language: Language }[]>(strangerSql, [
      personId,
      binding ?? null,
      userAgent,
    ]);
    if (!stranger) return;
    const words = { firstName: stranger.firstName, device: userAgent, at: new Date().toISOString() };
    await this.mailer.request(manager, {
      template: 'new-device',
      key: `new-device:${randomUUID()}`,
      personId,
      language: stranger.language,
      words,
    });
  }
}
