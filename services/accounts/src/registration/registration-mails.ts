import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import { plainEmail } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { ClaimMails } from '../claim/claim-mails.ts';
import { MailCodes } from '../confirm/mail-codes.ts';
import { OneTimeLinks } from '../confirm/one-time-links.ts';
import { Mailer } from '../mail/mailer.ts';

/** Who gets a mail. */
export interface Reader {
  readonly id: string;
  readonly firstName: string;
  readonly language: Language;
}

const day = 86_400;

/** The mails that registering brings. */
@Injectable()
export class RegistrationMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly links: OneTimeLinks,
    private readonly codes: MailCodes,
    private readonly claims: ClaimMails,
  ) {}

  /** The link that proves a renter's address. */
  async verify(manager: EntityManager, { id, firstName, language }: Reader): Promise<void> {
    const link = await this.links.make(manager, { purpose: 'verify-email', personId: id, seconds: day });
    await this.mailer.request(manager, {
      template: 'verify-email',
      key: `verify-email:${link.id}`,
      personId: id,
      language,
      words: { firstName, path: `/verify-email/${link.text}` },
    });
  }

  /** The code that proves a landlord's address; none within a minute of the last. */
  async code(manager: EntityManager, { id, firstName, language }: Reader): Promise<void> {
    const code = await this.codes.make(manager, id, 'landlord');
    if (code !== undefined)
      await this.mailer.request(manager, {
        template: 'landlord-code',
        key: `landlord-code:${randomUUID()}`,
        personId: id,
        language,
        words: { firstName, code },
      });
  }

  /** Tells the owner of an account that somebody registered with its address, and how to log in; an account that waits for its owner is handed over. */
  async existing(manager: EntityManager, email: string): Promise<void> {
    const [owner] = await manager.query<(Reader & { isUnclaimed: boolean })[]>(
      `select id, first_name as "firstName", language, state = 'unclaimed' as "isUnclaimed"
      from person where email = $1 and state in ('active', 'unclaimed')`,
      [plainEmail(email)],
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
