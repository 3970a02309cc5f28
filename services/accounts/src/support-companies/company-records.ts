import { Injectable } from '@nestjs/common';
import {
  maxCompanyUsers,
  type SupportCompany,
  type SupportCompanyUser,
  type SupportCompanyUsers,
} from '@porchlight/contracts/accounts';
import { getCompanyLogo } from '@porchlight/contracts/internal';
import { buildPath, maskEmail, notFound, SqlPool } from '@porchlight/service-kit';
import { messages } from './messages.ts';

const recordSql = `
  select id, version, created_at as "joinedAt", verified_level as "verifiedLevel",
    (select id from company_logo where company_id = company.id) as "logoId",
    jsonb_strip_nulls(jsonb_build_object('name', name, 'kind', kind, 'legalName', legal_name, 'city', city,
      'phone', phone, 'email', email, 'website', website, 'licenceNumber', licence_number)) as facts
  from company where id = $1 and deleted_at is null`;
// A decoy has no company that its registration named: it exists only for the user who registered it.
const usersSql = `
  select id, first_name as "firstName", left(last_name, 1) as initial, email, state,
    email_verified_at is not null as "isVerified", last_seen_login_at as "lastLoginAt"
  from person where company_id = $1 and state <> 'decoy' order by created_at desc, id limit ${maxCompanyUsers}`;
const totalSql = `
  select (select count(*) from person where company_id = company.id and state <> 'decoy')::int as total
  from company where id = $1 and deleted_at is null`;

interface RecordRow {
  readonly id: string;
  readonly version: number;
  readonly joinedAt: Date;
  readonly verifiedLevel: number;
  readonly logoId: string | null;
  readonly facts: Omit<SupportCompany, 'id' | 'version' | 'joinedAt' | 'verifiedLevel' | 'logo'>;
}
interface UserRow extends Omit<SupportCompanyUser, 'name' | 'lastLoginAt'> {
  readonly firstName: string;
  readonly initial: string;
  readonly lastLoginAt: Date | null;
}

/** Reads the record of a company for support. Companies in the trash are not found. */
@Injectable()
export class CompanyRecords {
  constructor(private readonly pool: SqlPool) {}

  /** Throws 404 for an unknown id. */
  async get(id: string): Promise<SupportCompany> {
    const row = await this.pool.row<RecordRow>('support_company', recordSql, [id]);
    if (!row) throw companyNotFound();
    const { logoId, facts, joinedAt, version, verifiedLevel } = row;
    return {
      id,
      version,
      verifiedLevel,
      ...facts,
      joinedAt: joinedAt.toISOString(),
      ...(logoId === null ? {} : { logo: buildPath(getCompanyLogo, { id: logoId }, undefined) }),
    };
  }

  /** Throws 404 for an unknown id. */
  async users(id: string): Promise<SupportCompanyUsers> {
    const counted = await this.pool.row<{ total: number }>('support_company_users_total', totalSql, [id]);
    if (!counted) throw companyNotFound();
    const rows = await this.pool.rows<UserRow>('support_company_users', usersSql, [id]);
    return { users: rows.map(toUser), total: counted.total };
  }
}

const toUser = ({ firstName, initial, email, lastLoginAt, ...user }: UserRow): SupportCompanyUser => ({
  ...user,
  name: initial === '' ? firstName : `${firstName} ${initial}.`,
  email: maskEmail(email),
  ...(lastLoginAt ? { lastLoginAt: lastLoginAt.toISOString() } : {}),
});
const companyNotFound = () => notFound(messages.notFound, 'company-not-found');
