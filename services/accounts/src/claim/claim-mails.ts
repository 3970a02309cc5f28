import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import { Outbox, Task } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { OneTimeLinks } from '../confirm/one-time-links.ts';
import { Mailer } from '../mail/mailer.ts';

/** Somebody for whom an account was made. */
export interface Unclaimed {
  readonly id: string;
  readonly firstName: string;
  readonly language: Language;
}

const lifeSeconds = 14 * 86_400;
const reminderDays = [3, 10] as const;
const dayMs = 86_400_000;
const unclaimedSql = `select id, first_name as "firstName", language from person where id = $1 and state = 'unclaimed'`;

/** Mails that hand an account to the person it was made for: one, and two reminders. */
@Injectable()
export class ClaimMails {
  constructor(
    private readonly links: OneTimeLinks,
    private readonly mailer: Mailer,
    private readonly outbox: Outbox,
  ) {}

  /** For a new account: the mail now, and reminders while it is unclaimed. */
  async invite(manager: EntityManager, person: Unclaimed): Promise<void> {
    await this.send(manager, person);
    for (const days of reminderDays)
      await this.outbox.enqueue(
        manager,
        'claim-reminder',
        { personId: person.id },
        { key: `claim-reminder:${person.id}:${days}`, runAt: new Date(Date.now() + days * dayMs) },
      );
  }

  /** One mail with a new link; the older is dead. */
  async send(manager: EntityManager, { id, firstName, language }: Unclaimed): Promise<void> {
    const link = await this.links.make(manager, { purpose: 'claim-account', personId: id, seconds: lifeSeconds });
    await this.mailer.request(manager, {
      template: 'claim-account',
      key: `claim-account:${link.id}`,
      personId: id,
      language,
      words: { firstName, path: `/claim-account/${link.text}` },
    });
  }

  @Task('claim-reminder')
  async remind({ personId }: { personId: string }, manager: EntityManager): Promise<void> {
    const [person] = await manager.query<Unclaimed[]>(unclaimedSql, [personId]);
    if (person) await this.send(manager, person);
  }
}
