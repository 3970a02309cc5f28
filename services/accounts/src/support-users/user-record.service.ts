import { Injectable } from '@nestjs/common';
import type { SupportUser, UserPersonalData } from '@porchlight/contracts/accounts';
import { maskEmail, notFound, SqlPool, type Author } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { originOf } from '../audit/author-origin.ts';
import { isStaff } from '../rights/role-permissions.ts';

const recordSql = `
  select person.id, first_name as "firstName", left(last_name, 1) as initial, person.email,
    right(person.phone, 2) as "phoneEnd", language,
    case state when 'unclaimed' then 'invited' when 'deletion_pending' then 'leaving' else state end as "userState",
    email_verified_at is not null as "isVerified", person.created_at as "createdAt",
    last_seen_login_at as "lastLoginAt", deletes_at as "deletesAt",
    company.id as "companyId", company.name as "companyName",
    coalesce((select jsonb_agg(jsonb_build_object('key', role.key, 'name', role.name) order by role.key)
      from person_role join role on role.key = role_key where person_id = person.id), '[]') as roles
  from person left join company on company.id = person.company_id
  where person.id = $1::uuid and state <> 'decoy'`;
const personalSql = `
  select first_name as "firstName", last_name as "lastName", email, phone from person
  where id = $1::uuid and state <> 'decoy'`;

interface RecordRow extends Pick<SupportUser, 'id' | 'email' | 'language' | 'userState' | 'isVerified'> {
  readonly firstName: string;
  readonly initial: string;
  readonly phoneEnd: string | null;
  readonly createdAt: Date;
  readonly lastLoginAt: Date | null;
  readonly deletesAt: Date | null;
  readonly companyId: string | null;
  readonly companyName: string | null;
  readonly roles: readonly { readonly key: string; readonly name: string }[];
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
  const { id, firstName, initial, email, phoneEnd, language, userState, isVerified, companyId, companyName } = row;
  return {
    id,
    name: `${firstName} ${initial}.`,
    email: maskEmail(email),
    ...(phoneEnd === null ? {} : { phone: `•••${phoneEnd}` }),
    language,
    userState,
    isVerified,
    isStaff: isStaff(row.roles.map(({ key }) => key)),
    roleNames: row.roles.map(({ name }) => name),
    ...(companyId !== null && companyName !== null ? { company: { id: companyId, name: companyName } } : {}),
    createdAt: row.createdAt.toISOString(),
    ...(row.lastLoginAt ? { lastLoginAt: row.lastLoginAt.toISOString() } : {}),
    ...(row.deletesAt ? { deletesAt: row.deletesAt.toISOString() } : {}),
  };
}
