import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { EntityManager } from 'typeorm';
import { OneTimeLinks } from '../confirm/one-time-links.ts';
import { Mailer } from '../mail/mailer.ts';

/** Which of the two addresses. */
export type AddressSide = 'old' | 'new';
interface ChangeRequest {
  readonly personId: string;
  readonly changeId: string;
  readonly email: string;
  readonly newEmail: string;
  readonly firstName: string;
  readonly language: Language;
  readonly isVerified: boolean;
}

const linkLifetimeSeconds = 24 * 3_600;

/** Sends the two mails of an email change. */
@Injectable()
export class MailChangeMails {
  constructor(
    private readonly links: OneTimeLinks,
    private readonly mailer: Mailer,
  ) {}

  /**
   * Mails both addresses: an unverified old one gets a notice without a link. When the new address belongs to another
   * account, its owner gets a notice without a link too.
   */
  async send(manager: EntityManager, request: ChangeRequest): Promise<void> {
    const { personId, changeId, email, newEmail, firstName, language } = request;
    if (request.isVerified)
      await this.mailer.request(manager, {
        template: 'mail-change-old',
        key: `mail-change-old:${changeId}`,
        personId,
        language,
        words: { firstName, newEmail, path: await this.#path(manager, request, 'old') },
      });
    else
      await this.mailer.request(manager, {
        template: 'mail-change-notice',
        key: `mail-change-notice:${changeId}`,
        personId,
        email,
        language,
        words: { firstName },
      });
    const [existingOwner] = await manager.query<{ id: string; firstName: string; language: Language }[]>(
      `select id, first_name as "firstName", language from person where email = $1 and state <> 'decoy'`,
      [newEmail],
    );
    if (existingOwner)
      await this.mailer.request(manager, {
        template: 'welcome-existing',
        key: `welcome-existing:${changeId}`,
        personId: existingOwner.id,
        language: existingOwner.language,
        words: { firstName: existingOwner.firstName },
      });
    else
      await this.mailer.request(manager, {
        template: 'mail-change-new',
        key: `mail-change-new:${changeId}`,
        personId,
        email: newEmail,
        language,
        words: { firstName, path: await this.#path(manager, request, 'new') },
      });
  }

  async #path(manager: EntityManager, { personId, changeId }: ChangeRequest, side: AddressSide): Promise<string> {
    const { text } = await this.links.create(manager, {
      purpose: 'mail-change',
      personId,
      seconds: linkLifetimeSeconds,
      slot: `${side}.${changeId}`,
    });
    return `/confirm/mail-change/${text}`;
  }
}
