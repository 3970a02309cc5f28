import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { EntityManager } from 'typeorm';
import { OneTimeLinks } from '../confirm/one-time-links.ts';
import { Mailer } from '../mail/mailer.ts';

/** Which of the two addresses. */
export type Side = 'old' | 'new';
interface Asked {
  readonly personId: string;
  readonly changeId: string;
  readonly newEmail: string;
  readonly firstName: string;
  readonly language: Language;
  readonly isVerified: boolean;
}

const lifeSeconds = 24 * 3_600;

/** The two mails of a change of address. */
@Injectable()
export class MailChangeMails {
  constructor(
    private readonly links: OneTimeLinks,
    private readonly mailer: Mailer,
  ) {}

  /** To both; somebody else's address is told that it has an account, and gets no link. */
  async send(manager: EntityManager, asked: Asked): Promise<void> {
    const { personId, changeId, newEmail, firstName, language } = asked;
    if (asked.isVerified)
      await this.mailer.request(manager, {
        template: 'mail-change-old',
        key: `mail-change-old:${changeId}`,
        personId,
        language,
        words: { firstName, newEmail, path: await this.#path(manager, asked, 'old') },
      });
    const [other] = await manager.query<{ firstName: string; language: Language }[]>(
      `select first_name as "firstName", language from person where email = $1 and state <> 'decoy'`,
      [newEmail],
    );
    if (other)
      await this.mailer.request(manager, {
        template: 'welcome-existing',
        key: `welcome-existing:${changeId}`,
        email: newEmail,
        language: other.language,
        words: { firstName: other.firstName },
      });
    else
      await this.mailer.request(manager, {
        template: 'mail-change-new',
        key: `mail-change-new:${changeId}`,
        personId,
        email: newEmail,
        language,
        words: { firstName, path: await this.#path(manager, asked, 'new') },
      });
  }

  async #path(manager: EntityManager, { personId, changeId }: Asked, side: Side): Promise<string> {
    const { text } = await this.links.make(manager, {
      purpose: 'mail-change',
      personId,
      seconds: lifeSeconds,
      slot: `${side}.${changeId}`,
    });
    return `/confirm/mail-change/${text}`;
  }
}
