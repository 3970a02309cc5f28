import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { parsePhoneNumber } from '@porchlight/contracts/accounts';
import {
  findLandlords,
  getLandlordNames,
  maxFoundLandlords,
  type FoundLandlords,
  type LandlordNames,
} from '@porchlight/contracts/internal';
import { Handle, Input, normalizeEmail, SqlPool, wordQuery } from '@porchlight/service-kit';

const namesSql = `
  select id as "personId", first_name || case when last_name = '' then '' else ' ' || left(last_name, 1) || '.' end as name
  from person where id = any($1) and state <> 'decoy'`;
const isLandlord = `company_id is not null and state <> 'decoy'`;
const limit = `limit ${maxFoundLandlords}`;
/**
 * Finds landlords by phone number ($1), address ($2) and words ($3). The matches of words are materialized before the
 * limit, because a limit alone makes PostgreSQL scan the table for the first few.
 */
export const landlordSearchSql = `
  with named as materialized (
    select id from person where to_tsvector('simple', search_words) @@ to_tsquery('simple', $3) and ${isLandlord})
  select id from (
    (select id from person where phone = $1 and ${isLandlord} ${limit})
    union (select id from person where email = $2 and ${isLandlord} ${limit})
    union (select id from named ${limit})) found ${limit}`;

/** Names and search of landlords, for the lists of support in catalog. */
@Controller()
export class LandlordNamesController {
  constructor(private readonly pool: SqlPool) {}

  @Handle(getLandlordNames)
  async names(@Input() { body }: InputOf<typeof getLandlordNames>): Promise<LandlordNames> {
    return { landlords: await this.pool.rows('landlord_names', namesSql, [body.personIds]) };
  }

  /** An address is compared whole (docs/adr/0048-show-personal-data-to-staff-on-request.md). */
  @Handle(findLandlords)
  async find(@Input() { query }: InputOf<typeof findLandlords>): Promise<FoundLandlords> {
    const text = query.search.trim();
    const isAddress = text.includes('@');
    const rows = await this.pool.rows<{ id: string }>('landlord_search', landlordSearchSql, [
      parsePhoneNumber(text) ?? null,
      isAddress ? normalizeEmail(text) : null,
      isAddress ? null : wordQuery(text),
    ]);
    return { personIds: rows.map(({ id }) => id) };
  }
}
