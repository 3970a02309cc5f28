import { Injectable } from '@nestjs/common';
import type { MailLookupResponse, MailRetried, MailToAddress } from '@porchlight/contracts/accounts';
import { changedCount, notFound, type Author } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../../audit/audit.ts';
import { originOf } from '../../audit/author-origin.ts';
import { Suppressions } from '../suppressions.ts';

const columns = 'id, template, subject, state, made_at, attempts, next_at, answer';
/** Mails to the address itself, and to the user who has it; each part is read in the order of its index. */
export const mailsOfAddressSql = `
  select id, template, subject, state, made_at as "madeAt", attempts, answer as reply,
    case when state = 'queued' and attempts > 0 then next_at end as "nextAt"
  from (
    (select ${columns} from mail where email = $1 order by made_at desc, id limit 20)
    union all
    (select ${columns} from mail
      where email is null and person_id = (select id from person where email = $1 and state <> 'decoy')
      order by made_at desc, id limit 20)) found
  order by made_at desc, id limit 20`;
// @mutation mail-retry-once
const retrySql = `
  update mail set next_at = now() where id = $1 and state = 'queued' and attempts > 0 and next_at > now()`;
const existsSql = 'select from mail where id = $1';

interface MailRow extends Pick<MailToAddress, 'id' | 'template' | 'state' | 'attempts'> {
  readonly subject: string | null;
  readonly madeAt: Date;
  readonly nextAt: Date | null;
  readonly reply: string | null;
}

/** Looks up the mails of an address for support. Both acts are in the audit log, in their transaction. */
@Injectable()
export class MailLookups {
  constructor(
    private readonly source: DataSource,
    private readonly suppressions: Suppressions,
    private readonly audit: Audit,
  ) {}

  /** Returns what the address has stopped, and its newest mails. */
  async of(email: string, author: Author): Promise<MailLookupResponse> {
    const address = email.trim().toLowerCase();
    const rows = await this.source.transaction(async (manager) => {
      await this.audit.record(manager, {
        ...originOf(author),
        action: 'mail-address.viewed',
        objectKind: 'mail-address',
        objectId: this.suppressions.hashOf(address),
      });
      return manager.query<MailRow[]>(mailsOfAddressSql, [address]);
    });
    const choices = await this.suppressions.choices(address);
    return {
      choices: choices.map((choice) => ({ ...choice, since: choice.since.toISOString() })),
      mails: rows.map(present),
    };
  }

  /** Makes a mail due that failed and is queued for later. Throws 404 for an unknown id. */
  retry(id: string, author: Author): Promise<MailRetried> {
    return this.source.transaction(async (manager) => {
      if ((await changedCount(manager, retrySql, [id])) === 0) return requireMail(manager, id);
      await this.audit.record(manager, {
        ...originOf(author),
        action: 'mail.retried',
        objectKind: 'mail',
        objectId: id,
      });
      return { isRetried: true };
    });
  }
}

async function requireMail(manager: EntityManager, id: string): Promise<MailRetried> {
  const [mail] = await manager.query<object[]>(existsSql, [id]);
  if (!mail) throw notFound();
  return { isRetried: false };
}

const present = ({ subject, madeAt, nextAt, reply, ...mail }: MailRow): MailToAddress => ({
  ...mail,
  madeAt: madeAt.toISOString(),
  ...(subject === null ? {} : { subject }),
  ...(nextAt === null ? {} : { nextAt: nextAt.toISOString() }),
  ...(reply === null ? {} : { reply }),
});
