import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import { Outbox, Task } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { OneTimeLinks } from '../confirm/one-time-links.ts';
import { Mailer } from '../mail/mailer.ts';

/** Account that was created for a user who has not set a password yet. */
export interface UnclaimedAccount {
  readonly id: string;
  readonly firstName: string;
  readonly language: Language;
}

const linkLifetimeSeconds = 14 * 86_400;
const reminderDays = [3, 10] as const;
const dayMs = 86_400_000;
const unclaimedSql = `select id, first_name as "firstName", language from person where id = $1 and state = 'unclaimed'`;

/** Sends the claim mail of an unclaimed account, and two reminders. */
@Injectable()
export class ClaimMails {
  constructor(
    private readonly links: OneTimeLinks,
    private readonly mailer: Mailer,
    private readonly outbox: Outbox,
  ) {}

  /** Sends the claim mail of a new account and schedules reminders, which are skipped once the account is claimed. */
  async invite(manager: EntityManager, account: UnclaimedAccount): Promise<void> {
    await this.send(manager, account);
    for (const days of reminderDays)
      await this.outbox.enqueue(
        manager,
        'claim-reminder',
        { personId: account.id },
        { key: `claim-reminder:${account.id}:${days}`, runAt: new Date(Date.now() + days * dayMs) },
      );
  }

  /** Sends a mail with a new claim link, which invalidates the earlier one. */
  async send(manager: EntityManager, { id, firstName, language }: UnclaimedAccount): Promise<void> {
    const link = await this.links.create(manager, {
      purpose: 'claim-account',
      personId: id,
      seconds: linkLifetimeSeconds,
    });
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
    const [account] = await manager.query<UnclaimedAccount[]>(unclaimedSql, [personId]);
    if (account) await this.send(manager, account);
  }
}
