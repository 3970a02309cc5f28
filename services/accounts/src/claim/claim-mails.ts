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
const invitationDays = [3, 10] as const;
const dayMs = 86_400_000;
const unclaimedSql = `select id, first_name as "firstName", language from person where id = $1 and state = 'unclaimed'
  and not exists (select 1 from claim_report where person_id = person.id)`;

/** Sends the claim mails of unclaimed accounts. */
@Injectable()
export class ClaimMails {
  constructor(
    private readonly links: OneTimeLinks,
    private readonly mailer: Mailer,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Schedules the claim mail of a new account and a reminder, which are skipped once the account is claimed or
   * rejected. Not sent at once: the inquiry that created the account has a mail of its own.
   */
  async schedule(manager: EntityManager, personId: string): Promise<void> {
    for (const days of invitationDays)
      await this.outbox.enqueue(
        manager,
        'claim-reminder',
        { personId },
        { key: `claim-reminder:${personId}:${days}`, runAt: new Date(Date.now() + days * dayMs) },
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
