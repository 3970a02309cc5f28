import { Injectable } from '@nestjs/common';
import { maxSamePhoneUsers, type SamePhoneUsers } from '@porchlight/contracts/accounts';
import { notFound, SqlPool } from '@porchlight/service-kit';
import { presentSummary, summaryColumns, type SummaryRow } from './user-summary.ts';

/** Accounts that are read of one number: a number that very many have reads no more rows than any other. */
const maxRead = 100;
const knownSql = `select 1 from person where id = $1::uuid and state <> 'decoy'`;
/** Other accounts with the phone number of the user $1, found by the index of numbers. */
export const samePhoneSql = `
  with found as materialized (
    select other.id from person mine join person other on other.phone = mine.phone
    where mine.id = $1::uuid and mine.phone is not null and other.id <> mine.id and other.state <> 'decoy'
    limit ${maxRead})
  select ${summaryColumns} from found join person using (id) left join company on company.id = person.company_id
  order by person.created_at desc, person.id limit ${maxSamePhoneUsers + 1}`;

/** Finds accounts that are linked by the phone number. */
@Injectable()
export class SamePhoneUsersReader {
  constructor(private readonly pool: SqlPool) {}

  /** Returns masked accounts, newest first. Throws 404 for an unknown id. */
  async of(id: string): Promise<SamePhoneUsers> {
    if (!(await this.pool.row('support_user_known', knownSql, [id]))) throw notFound();
    const rows = await this.pool.rows<SummaryRow>('same_phone_users', samePhoneSql, [id]);
    return { users: rows.slice(0, maxSamePhoneUsers).map(presentSummary), isMore: rows.length > maxSamePhoneUsers };
  }
}
