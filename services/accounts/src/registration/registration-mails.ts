import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import { normalizeEmail } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { ClaimMails } from '../claim/claim-mails.ts';
import { MailCodes } from '../confirm/mail-codes.ts';
import { OneTimeLinks } from '../confirm/one-time-links.ts';
import { Mailer } from '../mail/mailer.ts';

/** Recipient of a registration mail. */
export interface Recipient {
  readonly id: string;
  readonly firstName: string;
  readonly language: Language;
}

const daySeconds = 86_400;

/** Sends the mails of a registration. */
@Injectable()
export class RegistrationMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly links: OneTimeLinks,
    private readonly codes: MailCodes,
    private readonly claims: ClaimMails,
  ) {}

  /** Mails the link that verifies a renter's address. */
  async verify(manager: EntityManager, { id, firstName, language }: Recipient): Promise<void> {
    const link = await this.links.create(manager, { purpose: 'verify-email', personId: id, seconds: daySeconds });
    await this.mailer.request(manager, {
      template: 'verify-email',
      key: `verify-email:${link.id}`,
      personId: id,
      language,
      words: { firstName, path: `/verify-email/${link.text}` },
    });
  }

  /** Mails the code that verifies a landlord's address, at most one in a minute. */
  async code(manager: EntityManager, { id, firstName, language }: Recipient): Promise<void> {
    const code = await this.codes.create(manager, { personId: id, purpose: 'landlord' });
    if (code !== undefined)
      await this.mailer.request(manager, {
        template: 'landlord-code',
        key: `landlord-code:${randomUUID()}`,
        personId: id,
        language,
        words: { firstName, code },
      });
  }

  /**
   * Notifies the owner of an account that its address was registered again; an unclaimed account gets a claim mail
   * instead.
   */
  async existing(manager: EntityManager, email: string): Promise<void> {
    const [owner] = await manager.query<(Recipient & { isUnclaimed: boolean })[]>(
      `select id, first_name as "firstName", language, state = 'unclaimed' as "isUnclaimed"
      from person where email = $1 and state in ('active', 'unclaimed')`,
      [normalizeEmail(email)],
    );
    if (owner?.isUnclaimed) await this.claims.send(manager, owner);
    else if (owner)
      await this.mailer.request(manager, {
        template: 'welcome-existing',
        key: `welcome-existing:${randomUUID()}`,
        personId: owner.id,
        language: owner.language,
        words: { firstName: owner.firstName },
      });
  }
}
