import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { MergeBlocker, MergeParty, MergeRequest } from '@porchlight/contracts/accounts';
import type { MergedPair } from '@porchlight/contracts/internal';
import { normalizeEmail, notFound, Problem } from '@porchlight/service-kit';
import type { DataSource } from 'typeorm';
import { personalRoles } from '../rights/role-permissions.ts';
import { messages } from './messages.ts';

interface PartyRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly state: string;
  readonly isStaff: boolean;
  readonly isLandlord: boolean;
  readonly isMerging: boolean;
  readonly isRestricted: boolean;
  readonly companyId: string | null;
  readonly companyName: string | null;
  readonly createdAt: Date;
}
/** Both accounts of a merge. */
export interface MergeParties {
  readonly survivor: PartyRow;
  readonly merged: PartyRow;
}

const partySql = `
  select person.id, person.email, concat_ws(' ', first_name, last_name) as name, state, company_id as "companyId",
    company.name as "companyName", person.created_at as "createdAt",
    exists (select from person_role where person_id = person.id and role_key <> all($2)) as "isStaff",
    exists (select from person_role where person_id = person.id and role_key = 'landlord') as "isLandlord",
    exists (select from account_merge_side where person_id = person.id) as "isMerging",
    restriction is not null
      or exists (select from account_review where person_id = person.id and state = 'open') as "isRestricted"
  from person left join company on company.id = company_id
  where (person.id::text = $1 or person.email = $1) and state <> 'decoy'`;

/** Finds the accounts of a merge, and why accounts refuses to merge them. */
@Injectable()
export class MergePartiesReader {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Throws 404 for an unknown account, and 409 when both are one. */
  async of({ survivor, merged }: MergeRequest): Promise<MergeParties> {
    const parties = { survivor: await this.#find(survivor), merged: await this.#find(merged) };
    if (parties.survivor.id === parties.merged.id) throw new Problem(409, 'same-account', messages.sameAccount);
    return parties;
  }

  async #find(idOrEmail: string): Promise<PartyRow> {
    const [party] = await this.source.query<PartyRow[]>(partySql, [normalizeEmail(idOrEmail.trim()), personalRoles]);
    if (!party) throw notFound(messages.accountNotFound);
    return party;
  }
}

/** Returns why the accounts cannot be merged now, as far as accounts knows. Roles never move. */
export function blockersOf({ survivor, merged }: MergeParties): MergeBlocker[] {
  const both = [survivor, merged];
  const rules: readonly (readonly [MergeBlocker, boolean])[] = [
    ['staff', both.some(({ isStaff }) => isStaff)],
    ['inactive', survivor.state !== 'active' || !['active', 'unclaimed'].includes(merged.state)],
    ['restricted', both.some(({ isRestricted }) => isRestricted)],
    ['landlord-survives', merged.isLandlord && !survivor.isLandlord],
    ['merging', both.some(({ isMerging }) => isMerging)],
  ];
  return rules.filter(([, isFound]) => isFound).map(([blocker]) => blocker);
}

export const presentParty = ({ id, name, email, isLandlord, companyName, createdAt }: PartyRow): MergeParty => ({
  id,
  name,
  email,
  isLandlord,
  ...(companyName === null ? {} : { companyName }),
  createdAt: createdAt.toISOString(),
});

/** Returns the accounts as the other services know them. */
export const pairOf = ({ survivor, merged }: MergeParties): MergedPair => ({
  survivor: partyOf(survivor),
  merged: partyOf(merged),
});
const partyOf = ({ id, companyId }: Pick<PartyRow, 'id' | 'companyId'>) => ({
  personId: id,
  ...(companyId === null ? {} : { companyId }),
});
