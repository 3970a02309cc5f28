import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { RenterProfile } from '@porchlight/contracts/accounts';
import { constraintOf, Problem, type Client } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { columnsOf, profileColumns } from './profile-columns.ts';
import { words } from './words.ts';

/** The version of the sentence that whoever wants news agrees to. */
const newsTextVersion = '2026-11-01';

const columns = Object.values(profileColumns);
// As JSON: a day stays a day, and the names are those of the wire.
const wire = `json_build_object(${Object.entries(profileColumns)
  .map(([field, column]) => `'${field}', ${column}`)
  .join(', ')}) as profile`;
const readSql = `select ${wire} from renter_profile where person_id = $1`;
// One statement on the row as it is then: of two changes at once neither takes back the other's fields.
const changeSql = `update renter_profile as now_kept set changed_at = now(), (${columns.join(', ')}) =
    (select ${columns.map((column) => `merged.${column}`).join(', ')} from jsonb_populate_record(now_kept, $2::jsonb) as merged)
  where person_id = $1 returning ${wire}`;
const takeBackSql = `update consent set withdrawn_at = now() where person_id = $1 and purpose = 'news' and withdrawn_at is null`;
const giveSql = `insert into consent (person_id, purpose, text_version, source, ip)
  select $1, 'news', $2, 'renter-profile', $3 where not exists (select 1 from consent where person_id = $1 and purpose = 'news' and withdrawn_at is null)`;

/** What renters tell of themselves, each their own. */
@Injectable()
export class RenterProfileService {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async of(personId: string): Promise<RenterProfile> {
    const [kept] = await this.source.query<{ profile: RenterProfile }[]>(readSql, [personId]);
    return kept?.profile ?? emptyProfile;
  }

  /** Throws 422 where the change and what is kept do not go together. */
  async change(personId: string, change: RenterProfile, { ip }: Client): Promise<RenterProfile> {
    try {
      return await this.source.transaction(async (manager) => {
        await manager.query('insert into renter_profile (person_id) values ($1) on conflict do nothing', [personId]);
        const [[kept]] = await manager.query<[{ profile: RenterProfile }[], number]>(changeSql, [
          personId,
          JSON.stringify(columnsOf(change)),
        ]);
        await this.#keepConsent(manager, personId, { wantsNews: change.wantsNews, ip });
        return kept?.profile ?? emptyProfile;
      });
    } catch (error) {
      if (constraintOf(error) === 'renter_profile_budget')
        throw new Problem(422, 'input-refused', words.checkFields, { errors: { budgetMax: [words.budgetCrossed] } });
      throw error;
    }
  }

  // The row of the profile is locked by now: a consent is given and taken back one after the other.
  async #keepConsent(
    manager: EntityManager,
    personId: string,
    { wantsNews, ip }: { wantsNews: boolean | undefined; ip: string },
  ): Promise<void> {
    if (wantsNews === true) await manager.query(giveSql, [personId, newsTextVersion, ip]);
    if (wantsNews === false) await manager.query(takeBackSql, [personId]);
  }
}

const lists = new Set<keyof RenterProfile>([
  'beds',
  'pets',
  'preferredAreas',
  'languages',
  'documentsReady',
  'shareByDefault',
]);
const emptyProfile = Object.fromEntries(
  (Object.keys(profileColumns) as (keyof RenterProfile)[]).map((field) => [
    field,
    lists.has(field) ? [] : field === 'wantsNews' ? false : null,
  ]),
) as RenterProfile;
