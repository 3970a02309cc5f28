import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Outbox, type Client } from '@porchlight/service-kit';
import type { DataSource } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { OneTimeLinks } from '../confirm/one-time-links.ts';
import { Mailer } from '../mail/mailer.ts';
import { SiteFactsCache } from '../mail/rendering/site-facts-cache.ts';

interface RejectedAccount {
  readonly email: string;
  readonly company: string | null;
}

const reportSql =
  'insert into claim_report (person_id) values ($1) on conflict (person_id) do update set reported_at = now()';
const accountSql = `
    select person.email, company.name as company from person left join company on company.id = company_id
    where person.id = $1`;

/**
 * Accepts that an account was created for another person. The account stays unclaimed until support has reviewed it.
 */
@Injectable()
export class ClaimRejections {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly links: OneTimeLinks,
    private readonly mailer: Mailer,
    private readonly siteFacts: SiteFactsCache,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /** Stores the report, ends the link and mails support. Throws 410 for an invalid link. */
  async reject(text: string, { ip, requestId }: Client): Promise<void> {
    const { siteEmail } = await this.siteFacts.facts();
    await this.source.transaction(async (manager) => {
      const { personId } = await this.links.consume(manager, 'claim-account', text);
      await manager.query(reportSql, [personId]);
      const [account] = await manager.query<RejectedAccount[]>(accountSql, [personId]);
      await this.mailer.request(manager, {
        template: 'claim-rejected',
        key: `claim-rejected:${randomUUID()}`,
        email: siteEmail,
        language: 'en-CA',
        words: {
          at: new Date().toISOString(),
          ...(account ? { account: account.email } : {}),
          ...(account?.company ? { company: account.company } : {}),
        },
      });
      await this.outbox.emit(manager, 'landlord.flagged', { personId, trigger: 'claim-rejected', subject: 'claim' });
      await this.audit.record(manager, {
        action: 'claim.rejected',
        objectKind: 'person',
        objectId: personId,
        ip,
        requestId,
      });
    });
  }
}
