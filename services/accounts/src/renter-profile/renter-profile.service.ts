import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { RenterProfile } from '@porchlight/contracts/accounts';
import { changedRow, constraintOf, Outbox, Problem, type Client } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { columnsOf, profileColumns } from './profile-columns.ts';
import { messages } from './messages.ts';

/** Version of the text that users agree to when they subscribe to news. */
const newsTextVersion = '2026-11-01';

const wishFields = ['budgetMin', 'budgetMax', 'beds', 'preferredAreas'] as const;
interface StoredProfile {
  readonly profile: RenterProfile;
  /** Time of the change in microseconds. */
  readonly version: string;
}

const columns = Object.values(profileColumns);
// As JSON: dates keep their format and fields their wire names.
const profileJson = `json_build_object(${Object.entries(profileColumns)
  .map(([field, column]) => `'${field}', ${column}`)
  .join(', ')}) as profile`;
const readSql = `select ${profileJson} from renter_profile where person_id = $1`;
// One statement on the current row, so that concurrent changes do not overwrite each other's fields.
const changeSql = `update renter_profile as now_kept set changed_at = now(), (${columns.join(', ')}) =
    (select ${columns.map((column) => `merged.${column}`).join(', ')}
      from jsonb_populate_record(now_kept, $2::jsonb) as merged)
  where person_id = $1 returning ${profileJson}, (extract(epoch from changed_at) * 1000000)::bigint::text as version`;
const withdrawConsentSql = `
  update consent set withdrawn_at = now() where person_id = $1 and purpose = 'news' and withdrawn_at is null`;
const giveConsentSql = `insert into consent (person_id, purpose, text_version, source, ip)
  select $1, 'news', $2, 'renter-profile', $3
  where not exists (select 1 from consent where person_id = $1 and purpose = 'news' and withdrawn_at is null)`;

/** Reads and changes the caller's renter profile. */
@Injectable()
export class RenterProfileService {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly outbox: Outbox,
  ) {}

  async get(personId: string): Promise<RenterProfile> {
    const [stored] = await this.source.query<{ profile: RenterProfile }[]>(readSql, [personId]);
    return stored?.profile ?? emptyProfile;
  }

  /** Throws 422 when the change contradicts stored fields. */
  async change(personId: string, change: RenterProfile, { ip }: Client): Promise<RenterProfile> {
    try {
      return await this.source.transaction(async (manager) => {
        await manager.query('insert into renter_profile (person_id) values ($1) on conflict do nothing', [personId]);
        const stored = await changedRow<StoredProfile>(manager, changeSql, [
          personId,
          JSON.stringify(columnsOf(change)),
        ]);
        await this.#saveConsent(manager, personId, { wantsNews: change.wantsNews, ip });
        if (stored && wishFields.some((field) => change[field] !== undefined))
          await this.#reportWishes(manager, personId, stored);
        return stored?.profile ?? emptyProfile;
      });
    } catch (error) {
      if (constraintOf(error) === 'renter_profile_budget')
        throw new Problem(422, 'input-refused', messages.checkFields, {
          errors: { budgetMax: [messages.budgetCrossed] },
        });
      throw error;
    }
  }

  /** Reports what the renter looks for to catalog, which recommends listings by it. */
  async #reportWishes(manager: EntityManager, personId: string, { profile, version }: StoredProfile): Promise<void> {
    const { budgetMin, budgetMax, beds = [], preferredAreas = [] } = profile;
    await this.outbox.emit(manager, 'renter.wishes', {
      personId,
      version: Number(version),
      ...(typeof budgetMin === 'number' ? { budgetMin } : {}),
      ...(typeof budgetMax === 'number' ? { budgetMax } : {}),
      beds,
      areas: preferredAreas,
    });
  }

  // The profile row is locked by the update above, which serializes consents.
  async #saveConsent(
    manager: EntityManager,
    personId: string,
    { wantsNews, ip }: { wantsNews: boolean | undefined; ip: string },
  ): Promise<void> {
    if (wantsNews === true) await manager.query(giveConsentSql, [personId, newsTextVersion, ip]);
    if (wantsNews === false) await manager.query(withdrawConsentSql, [personId]);
  }
}

const arrayFields = new Set<keyof RenterProfile>([
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
    arrayFields.has(field) ? [] : field === 'wantsNews' ? false : null,
  ]),
) as RenterProfile;
