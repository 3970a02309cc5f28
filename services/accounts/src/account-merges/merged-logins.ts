import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Language } from '@porchlight/contracts';
import { changedRow, Outbox, type Client } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { invalidLink, OneTimeLinks } from '../confirm/one-time-links.ts';
import { Mailer } from '../mail/mailer.ts';

const linkSeconds = 30 * 24 * 3_600;
const invitedSql = `
  select first_name as "firstName", language from person
  where id = $1 and state = 'merged' and login_confirmed_at is null`;
const confirmSql = `
  update person set login_confirmed_at = now() where id = $1 and state = 'merged'
  returning email, merged_into_id as "survivorId"`;

/** The address of a merged account as another login of the account that stays, once its mailbox has agreed. */
@Injectable()
export class MergedLogins {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly links: OneTimeLinks,
    private readonly mailer: Mailer,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /** Mails a link to the address. Does nothing when it has agreed already. */
  async invite(manager: EntityManager, mergedId: string, mailKey: string): Promise<void> {
    const [invited] = await manager.query<{ firstName: string; language: Language }[]>(invitedSql, [mergedId]);
    if (!invited) return;
    const link = await this.links.create(manager, {
      purpose: 'merged-login',
      personId: mergedId,
      seconds: linkSeconds,
    });
    await this.mailer.request(manager, {
      template: 'account-merged',
      key: mailKey,
      personId: mergedId,
      language: invited.language,
      words: { firstName: invited.firstName, path: `/confirm/merged-login/${link.text}` },
    });
  }

  /** Throws 410 for an invalid link. What guests sent under the address belongs to the survivor from now on. */
  async confirm(text: string, client: Client): Promise<void> {
    await this.source.transaction(async (manager) => {
      const { personId } = await this.links.consume(manager, 'merged-login', text);
      const confirmed = await changedRow<{ email: string; survivorId: string }>(manager, confirmSql, [personId]);
      if (!confirmed) throw invalidLink();
      const { email, survivorId } = confirmed;
      await this.outbox.emit(manager, 'person.known', {
        email,
        personId: survivorId,
        isClaimed: true,
        isNewlyVerified: true,
      });
      await this.audit.recordOwn(manager, survivorId, 'merged-login.confirmed', client);
    });
  }
}
