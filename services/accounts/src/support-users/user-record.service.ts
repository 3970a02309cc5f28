import { Injectable } from '@nestjs/common';
import type { AccountRestriction, SupportUser, UserPersonalData } from '@porchlight/contracts/accounts';
import { notFound, SqlPool, type Author } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { originOf } from '../audit/author-origin.ts';
import { isStaff } from '../rights/role-permissions.ts';
import { presentSummary, summaryColumns, type SummaryRow } from './user-summary.ts';

const recordSql = `
  select ${summaryColumns}, right(person.phone, 2) as "phoneEnd", language, last_seen_login_at as "lastLoginAt",
    deletes_at as "deletesAt", restriction,
    (select id from account_review where person_id = person.id and account_review.state = 'open') as "accountReviewId"
  from person left join company on company.id = person.company_id
  where person.id = $1::uuid and person.state <> 'decoy'`;
const personalSql = `
  select first_name as "firstName", last_name as "lastName", email, phone from person
  where id = $1::uuid and state <> 'decoy'`;

interface RecordRow extends SummaryRow, Pick<SupportUser, 'language'> {
  readonly phoneEnd: string | null;
  readonly lastLoginAt: Date | null;
  readonly deletesAt: Date | null;
  readonly restriction: AccountRestriction | null;
  readonly accountReviewId: string | null;
}
type PersonalRow = Omit<UserPersonalData, 'phone'> & { readonly phone: string | null };

/** Reads one user for support: without personal data, and the personal data alone. */
@Injectable()
export class UserRecordService {
  constructor(
    private readonly pool: SqlPool,
    private readonly source: DataSource,
    private readonly audit: Audit,
  ) {}

  /** Throws 404 for an unknown id. */
  async get(id: string): Promise<SupportUser> {
    const row = await this.pool.row<RecordRow>('support_user', recordSql, [id]);
    if (!row) throw notFound();
    return present(row);
  }

  /** The audit log gets who opened the data, in the transaction that reads it. Throws 404 as `get` does. */
  async personalData(id: string, author: Author): Promise<UserPersonalData> {
    const { phone, ...data } = await this.source.transaction(async (manager) => {
      const [found] = await manager.query<PersonalRow[]>(personalSql, [id]);
      if (!found) throw notFound();
      const viewed = { action: 'personal-data.viewed', objectKind: 'person', objectId: id };
      await this.audit.record(manager, { ...originOf(author), ...viewed });
      return found;
    });
    return { ...data, ...(phone === null ? {} : { phone }) };
  }
}

function present(row: RecordRow): SupportUser {
  const { phoneEnd, language, lastLoginAt, deletesAt, restriction, accountReviewId } = row;
  return {
    ...presentSummary(row),
    ...(phoneEnd === null ? {} : { phone: `•••${phoneEnd}` }),
    language,
    isStaff: isStaff(row.roles.map(({ key }) => key)),
    ...(lastLoginAt ? { lastLoginAt: lastLoginAt.toISOString() } : {}),
    ...(deletesAt ? { deletesAt: deletesAt.toISOString() } : {}),
    ...(restriction ? { restriction } : {}),
    ...(accountReviewId ? { accountReviewId } : {}),
  };
}
