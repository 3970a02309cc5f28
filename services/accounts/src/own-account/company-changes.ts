import { Injectable } from '@nestjs/common';
import { parsePhoneNumber, type Company, type CompanyChange } from '@porchlight/contracts/accounts';
import { notFound, Problem, SqlPool } from '@porchlight/service-kit';
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
  .join(', ')}) as company`;
const readSql = `select ${companyJson} from company join person on person.company_id = company.id where person.id = $1`;
// The level is checked in the statement that writes, so that a verification at the same time cannot be bypassed.
const changeSql = `update company set (${columnNames.join(', ')}) = (select ${columnNames.map((name) => `merged.${name}`).join(', ')} from jsonb_populate_record(company, $2::jsonb) as merged)
  where id = (select company_id from person where id = $1) and (verified_level < $3 or not $4) returning ${companyJson}`;

/** Reads and changes the company of the calling landlord. */
@Injectable()
export class CompanyChanges {
  constructor(private readonly pool: SqlPool) {}

  /** Returns the user's company. Throws 404 when there is none. */
  async get(personId: string): Promise<Company> {
    const row = await this.pool.row<{ company: Company }>('own_company', readSql, [personId]);
    if (!row) throw notFound(messages.noCompany);
    return row.company;
  }

  /** Throws 422 for fields that a verified company cannot change. */
  async change(personId: string, change: CompanyChange): Promise<Company> {
    const before = await this.get(personId);
    const lockedFields = verifiedFields.filter(
      (field) => change[field] !== undefined && change[field] !== before[field],
    );
    const row = await this.pool.row<{ company: Company }>('change_company', changeSql, [
      personId,
      JSON.stringify(columnsOf(change)),
      minVerifiedLevel,
      lockedFields.length > 0,
    ]);
    if (!row)
      throw new Problem(422, 'input-refused', messages.checkFields, {
        errors: Object.fromEntries(lockedFields.map((field) => [field, [messages.verifiedStays]])),
      });
    return row.company;
  }
}

const columnsOf = ({ phone, ...change }: CompanyChange): Record<string, unknown> =>
  Object.fromEntries([
    ...Object.entries(change)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]): [string, unknown] => [columns[key as keyof CompanyChange], value]),
    ...(phone === undefined ? [] : [['phone', phone === null ? null : parsePhoneNumber(phone)] as const]),
  ]);
