import { Injectable } from '@nestjs/common';
import { phoneNumber, type Company, type CompanyChange } from '@porchlight/contracts/accounts';
import { notFound, Problem, SqlPool } from '@porchlight/service-kit';
import { words } from './words.ts';

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
/** What a company was verified by. */
const verifiedFields = [
  'name',
  'kind',
  'legalName',
  'licenceNumber',
] as const satisfies readonly (keyof CompanyChange)[];
const verifiedFrom = 2;

const names = Object.values(columns);
const wire = `json_build_object('verifiedLevel', company.verified_level, ${Object.entries(columns)
  .map(([field, column]) => `'${field}', company.${column}`)
  .join(', ')}) as company`;
const readSql = `select ${wire} from company join person on person.company_id = company.id where person.id = $1`;
// The level is looked at in the statement that writes: a company that is being verified meanwhile keeps what it is verified by.
const changeSql = `update company set (${names.join(', ')}) = (select ${names.map((name) => `merged.${name}`).join(', ')} from jsonb_populate_record(company, $2::jsonb) as merged)
  where id = (select company_id from person where id = $1) and (verified_level < $3 or not $4) returning ${wire}`;

/** What landlords tell of their own company. */
@Injectable()
export class CompanyChanges {
  constructor(private readonly pool: SqlPool) {}

  /** Throws 404 when the person has none. */
  async of(personId: string): Promise<Company> {
    const row = await this.pool.row<{ company: Company }>('own_company', readSql, [personId]);
    if (!row) throw notFound(words.noCompany);
    return row.company;
  }

  /** Throws 422 at the fields that a verified company keeps. */
  async change(personId: string, change: CompanyChange): Promise<Company> {
    const before = await this.of(personId);
    const fixed = verifiedFields.filter((field) => change[field] !== undefined && change[field] !== before[field]);
    const row = await this.pool.row<{ company: Company }>('change_company', changeSql, [
      personId,
      JSON.stringify(columnsOf(change)),
      verifiedFrom,
      fixed.length > 0,
    ]);
    if (!row)
      throw new Problem(422, 'input-refused', words.checkFields, {
        errors: Object.fromEntries(fixed.map((field) => [field, [words.verifiedStays]])),
      });
    return row.company;
  }
}

const columnsOf = ({ phone, ...change }: CompanyChange): Record<string, unknown> =>
  Object.fromEntries([
    ...Object.entries(change)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]): [string, unknown] => [columns[key as keyof CompanyChange], value]),
    ...(phone === undefined ? [] : [['phone', phone === null ? null : phoneNumber(phone)] as const]),
  ]);
