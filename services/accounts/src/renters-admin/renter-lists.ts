import { Injectable } from '@nestjs/common';
import { maxSearchResults, paginationOf } from '@porchlight/contracts';
import {
  parsePhoneNumber,
  type StaffRenterFilter,
  type StaffRentersPage,
  type StaffRentersQuery,
  type StaffRenterSummary,
} from '@porchlight/contracts/accounts';
import { csvText, maskEmail, normalizeEmail, Problem, SqlPool, type Author } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { Suppressions } from '../mail/suppressions.ts';
import { messages } from './messages.ts';
import { originOf } from '../audit/author-origin.ts';
import { isRenterSql } from './renter-sql.ts';

const perPage = 25;
const maxExportedRenters = 10_000;
const orderSql = 'order by created_at desc, id';
/** Columns of a renter in the list of the staff. */
export const summaryColumns = `
  person.id, first_name as "firstName", left(last_name, 1) as initial, email, person.state,
  email_verified_at is not null as "isVerified", person.created_at as "joinedAt",
  (select max(seen_at) from session where person_id = person.id) as "lastSeenAt",
  (select preferred_areas[1] from renter_profile where person_id = person.id) as "areaWanted"`;
// Each way to find a renter reads an index.
const foundSql = `(
  (select id from person where id = $1::uuid) union (select id from person where email = $2 and state <> 'decoy')
  union (select id from person where phone = $3))`;

type Kind = 'all' | 'ofState' | 'found';
const conditions: Readonly<Record<Kind, string>> = {
  all: isRenterSql,
  ofState: `person.state = $1 and ${isRenterSql}`,
  found: `person.id in ${foundSql} and ($4::text is null or person.state = $4) and ${isRenterSql}`,
};
const parameters: Readonly<Record<Kind, number>> = { all: 0, ofState: 1, found: 4 };
const rowsSql = (kind: Kind, limit: string) => `
  select ${summaryColumns} from (select id from person where ${conditions[kind]} ${orderSql} ${limit}) listed
  join person on person.id = listed.id order by person.created_at desc, person.id`;
/** Statements of a kind of list: the number of its renters up to 2,401, a page, and a file. */
export const statementsOf = (kind: Kind) => ({
  name: `staff_renters_${kind}`,
  fileName: `staff_renters_${kind}_file`,
  count: `select count(*)::int as total from (
    select from person where ${conditions[kind]} limit ${maxSearchResults + 1}) counted`,
  page: rowsSql(kind, `limit ${perPage} offset $${parameters[kind] + 1}`),
  file: rowsSql(kind, `limit ${maxExportedRenters + 1}`),
});
const statements = { all: statementsOf('all'), ofState: statementsOf('ofState'), found: statementsOf('found') };

/** Returns the statements of a filter with their parameters. */
export function queryOf({ search = '', state }: StaffRenterFilter) {
  const text = search.trim();
  if (text !== '') {
    const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text : null;
    const email = text.includes('@') ? normalizeEmail(text) : null;
    return { ...statements.found, values: [id, email, parsePhoneNumber(text) ?? null, state ?? null] };
  }
  return state === undefined ? { ...statements.all, values: [] } : { ...statements.ofState, values: [state] };
}

/** A renter as `summaryColumns` returns it. */
export interface RenterRow {
  readonly id: string;
  readonly firstName: string;
  readonly initial: string;
  readonly email: string;
  readonly state: StaffRenterSummary['state'];
  readonly isVerified: boolean;
  readonly joinedAt: Date;
  readonly lastSeenAt: Date | null;
  readonly areaWanted: string | null;
}

/** Lists renters for staff. */
@Injectable()
export class RenterLists {
  constructor(
    private readonly pool: SqlPool,
    private readonly source: DataSource,
    private readonly suppressions: Suppressions,
    private readonly audit: Audit,
  ) {}

  async page({ page = 1, ...filter }: StaffRentersQuery): Promise<StaffRentersPage> {
    const { values, ...sql } = queryOf(filter);
    const found = await this.pool.row<{ total: number }>(`${sql.name}_total`, sql.count, values);
    const total = found?.total ?? 0;
    const pagination = paginationOf({ page, perPage, total, more: total > maxSearchResults });
    const offset = (pagination.currentPage - 1) * perPage;
    const rows = await this.pool.rows<RenterRow>(sql.name, sql.page, [...values, offset]);
    return { renters: await this.present(rows), pagination };
  }

  /** Returns a list as CSV, recorded in the audit log. Throws 422 for more than 10,000 renters. */
  async file(filter: StaffRenterFilter, author: Author): Promise<string> {
    const { values, ...sql } = queryOf(filter);
    const rows = await this.pool.rows<RenterRow>(sql.fileName, sql.file, values);
    if (rows.length > maxExportedRenters) throw new Problem(422, 'too-many-rows', messages.tooManyRows);
    const renters = await this.present(rows);
    await this.source.transaction((manager) =>
      this.audit.record(manager, {
        ...originOf(author),
        action: 'records.exported',
        objectKind: 'renters-count',
        objectId: String(renters.length),
      }),
    );
    const columns = ['id', 'name', 'email', 'state', 'mailState', 'areaWanted', 'joinedAt', 'lastSeenAt'];
    return csvText(renters, { columns: columns.map((key) => ({ key, header: key })) });
  }

  /** Returns renters as the list shows them, masked. */
  async present(rows: readonly RenterRow[]): Promise<StaffRenterSummary[]> {
    const stopped = await this.suppressions.stopped(rows.map(({ email }) => email));
    return rows.map(({ firstName, initial, email, isVerified, joinedAt, lastSeenAt, areaWanted, id, state }) => ({
      id,
      state,
      name: initial === '' ? firstName : `${firstName} ${initial}.`,
      email: maskEmail(email),
      mailState: stopped.has(email) ? 'stopped' : isVerified ? 'verified' : 'unverified',
      joinedAt: joinedAt.toISOString(),
      ...(lastSeenAt ? { lastSeenAt: lastSeenAt.toISOString() } : {}),
      ...(areaWanted === null ? {} : { areaWanted }),
    }));
  }
}
