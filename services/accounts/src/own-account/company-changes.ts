import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { parsePhoneNumber, type Company, type CompanyChange } from '@porchlight/contracts/accounts';
import { getCompanyLogo } from '@porchlight/contracts/internal';
import { buildPath, changedRow, notFound, Outbox, Problem, SqlPool } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { reportCompany } from '../companies/report-company.ts';
import { messages } from './messages.ts';

const columns = {
  name: 'name',
  kind: 'kind',
  legalName: 'legal_name',
  phone: 'phone',
  email: 'email',
  website: 'website',
  licenceNumber: 'licence_number',
  city: 'city',
} as const satisfies Record<keyof CompanyChange, string>;
/** Fields that verification has confirmed; fixed from `verifiedFrom` on. */
const verifiedFields = [
  'name',
  'kind',
  'legalName',
  'licenceNumber',
] as const satisfies readonly (keyof CompanyChange)[];
const minVerifiedLevel = 2;

const columnNames = Object.values(columns);
const companyJson = `json_build_object('verifiedLevel', company.verified_level, ${Object.entries(columns)
  .map(([field, column]) => `'${field}', company.${column}`)
  .join(', ')}) as company, (select id from company_logo where company_id = company.id) as "logoId"`;
const readSql = `select ${companyJson} from company join person on person.company_id = company.id where person.id = $1`;
const changedColumns = `${companyJson}, company.id, company.version, company.languages`;
// The level is checked in the statement that writes, so that a verification at the same time cannot be bypassed.
const changeSql = `
  update company set version = version + 1, updated_at = now(),
    (${columnNames.join(', ')}) = (select ${columnNames.map((name) => `merged.${name}`).join(', ')}
    from jsonb_populate_record(company, $2::jsonb) as merged)
  where id = (select company_id from person where id = $1) and (verified_level < $3 or not $4)
  returning ${changedColumns}`;
const touchSql = `
  update company set version = version + 1, updated_at = now() where id = $1 returning ${changedColumns}`;

interface CompanyRow {
  readonly company: Omit<Company, 'logo'>;
  readonly logoId: string | null;
}
interface ChangedCompany extends CompanyRow {
  readonly id: string;
  readonly version: number;
  readonly languages: string[];
}

/** Reads and changes the company of the calling landlord. */
@Injectable()
export class CompanyChanges {
  constructor(
    private readonly pool: SqlPool,
    @InjectDataSource() private readonly source: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Returns the user's company. Throws 404 when there is none. */
  async get(personId: string): Promise<Company> {
    const row = await this.pool.row<CompanyRow>('own_company', readSql, [personId]);
    if (!row) throw notFound(messages.noCompany);
    return toCompany(row);
  }

  /** Throws 422 for fields that a verified company cannot change. */
  async change(personId: string, change: CompanyChange): Promise<Company> {
    const before = await this.get(personId);
    const lockedFields = verifiedFields.filter(
      (field) => change[field] !== undefined && change[field] !== before[field],
    );
    const changed = await this.source.transaction(async (manager) => {
      if (change.name !== undefined && change.name !== before.name)
        await this.outbox.emit(manager, 'landlord.flagged', {
          personId,
          trigger: 'name-change',
          subject: randomUUID(),
        });
      return this.#store(manager, personId, { change, lockedFields });
    });
    if (!changed)
      throw new Problem(422, 'input-refused', messages.checkFields, {
        errors: Object.fromEntries(lockedFields.map((field) => [field, [messages.verifiedStays]])),
      });
    return toCompany(changed);
  }

  /** Reports to catalog and commerce, in the transaction that changed something that listings show of a company. */
  async reportChange(manager: EntityManager, companyId: string): Promise<void> {
    const changed = await changedRow<ChangedCompany>(manager, touchSql, [companyId]);
    if (changed) await this.#report(manager, changed);
  }

  /** Returns undefined when the change includes locked fields of a verified company. */
  async #store(
    manager: EntityManager,
    personId: string,
    { change, lockedFields }: { readonly change: CompanyChange; readonly lockedFields: readonly string[] },
  ): Promise<ChangedCompany | undefined> {
    const [[changed]] = await manager.query<[ChangedCompany[], number]>(changeSql, [
      personId,
      JSON.stringify(columnsOf(change)),
      minVerifiedLevel,
      lockedFields.length > 0,
    ]);
    if (changed) await this.#report(manager, changed);
    return changed;
  }

  /** Reports to catalog what listings show of the company. */
  #report(manager: EntityManager, { id, version, company, languages, logoId }: ChangedCompany): Promise<void> {
    return reportCompany({ manager, outbox: this.outbox }, { ...company, id, version, languages, logoId });
  }
}

const toCompany = ({ company, logoId }: CompanyRow): Company => ({
  ...company,
  ...(logoId ? { logo: buildPath(getCompanyLogo, { id: logoId }, undefined) } : {}),
});

const columnsOf = ({ phone, ...change }: CompanyChange): Record<string, unknown> =>
  Object.fromEntries([
    ...Object.entries(change)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]): [string, unknown] => [columns[key as keyof CompanyChange], value]),
    ...(phone === undefined ? [] : [['phone', phone === null ? null : parsePhoneNumber(phone)] as const]),
  ]);
