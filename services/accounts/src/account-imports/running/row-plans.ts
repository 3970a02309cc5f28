import { Injectable } from '@nestjs/common';
import type { ImportIssueCode, ImportPlan } from '@porchlight/contracts/accounts';
import type { EntityManager } from 'typeorm';
import { RestrictedIdentifiers } from '../../account-reviews/restricted-identifiers.ts';
import type { RowAccount } from '../reading/read-row.ts';

/** An account with the line of its row. */
export interface PlannedAccount {
  readonly line: number;
  readonly account: RowAccount;
}
/** Account that a row updates. */
export interface ImportTarget {
  readonly id: string;
  readonly state: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly language: string;
  readonly companyId: string;
  readonly company: string;
  readonly kind: string;
  readonly city: string | null;
  readonly website: string | null;
  readonly verifiedLevel: number;
}
/** What a row does to the stored accounts, as they are now. */
export interface RowPlan {
  readonly plan: Exclude<ImportPlan, 'error'>;
  readonly code?: ImportIssueCode;
  readonly target?: ImportTarget;
  /** Whether an unclaimed account without a reference gets one. */
  readonly isAdopted?: boolean;
}
interface Found {
  readonly line: number;
  readonly referenced: ImportTarget | null;
  readonly mailed: (ImportTarget & { readonly reference: string | null; readonly isLandlord: boolean }) | null;
}

const targetSql = (person: string, company: string) => `
  'id', ${person}.id, 'state', ${person}.state, 'email', ${person}.email, 'firstName', ${person}.first_name,
  'lastName', ${person}.last_name, 'phone', ${person}.phone, 'language', ${person}.language,
  'companyId', ${company}.id, 'company', ${company}.name, 'kind', ${company}.kind, 'city', ${company}.city,
  'website', ${company}.website, 'verifiedLevel', ${company}.verified_level`;
const foundSql = `
  select given.line,
    case when referenced.id is not null then json_build_object(${targetSql('referenced', 'its_company')}) end
      as referenced,
    case when mailed.id is not null then json_build_object(${targetSql('mailed', 'company')},
      'reference', (select external_ref from imported_account where person_id = mailed.id),
      'isLandlord', exists (select from person_role where person_id = mailed.id and role_key = 'landlord')) end
      as mailed
  from jsonb_to_recordset($1) as given (line int, reference text, email text)
  left join imported_account on external_ref = given.reference
  left join person referenced on referenced.id = imported_account.person_id
  left join company its_company on its_company.id = referenced.company_id
  left join person mailed on mailed.email = given.email and mailed.state <> 'decoy'
  left join company on company.id = mailed.company_id`;

/** Judges rows by the accounts that exist: by the reference of the other system, then by the address. */
@Injectable()
export class RowPlans {
  constructor(private readonly restricted: RestrictedIdentifiers) {}

  /** Returns the plan of each row by its line. */
  async of(manager: EntityManager, rows: readonly PlannedAccount[]): Promise<ReadonlyMap<number, RowPlan>> {
    const keys = rows.map(({ line, account: { reference, email } }) => ({ line, reference, email }));
    const found = await manager.query<Found[]>(foundSql, [JSON.stringify(keys)]);
    const byLine = new Map(found.map((one) => [one.line, one]));
    const plans = new Map(rows.map(({ line, account }) => [line, planOf(account, byLine.get(line))]));
    return this.#withRestrictions(manager, rows, plans);
  }

  async #withRestrictions(
    manager: EntityManager,
    rows: readonly PlannedAccount[],
    plans: Map<number, RowPlan>,
  ): Promise<ReadonlyMap<number, RowPlan>> {
    const created = rows.filter(({ line }) => plans.get(line)?.plan === 'create');
    const restricted = await this.restricted.restrictedAmong(
      manager,
      created.map(({ account }) => account),
    );
    for (const { line, account } of created)
      if (restricted.has(account)) plans.set(line, { plan: 'conflict', code: 'restricted' });
    return plans;
  }
}

function planOf(account: RowAccount, found: Found | undefined): RowPlan {
  const { referenced = null, mailed = null } = found ?? {};
  if (!referenced) return mailed ? planOfMailed(account, mailed) : { plan: 'create' };
  return mailed && mailed.id !== referenced.id
    ? { plan: 'conflict', code: 'email-taken', target: mailed }
    : planOfTarget(account, referenced);
}

/** An account with the address, but without the reference of the row. */
function planOfMailed(account: RowAccount, mailed: NonNullable<Found['mailed']>): RowPlan {
  const conflict = (code: ImportIssueCode): RowPlan => ({ plan: 'conflict', code, target: mailed });
  if (mailed.reference !== null) return conflict('reference-differs');
  // @mutation import-other-owner
  const isUnowned = mailed.state === 'unclaimed' && mailed.isLandlord && mailed.company === account.company;
  if (!isUnowned) return conflict('email-taken');
  return mailed.verifiedLevel > 0 ? conflict('verified') : { plan: 'update', target: mailed, isAdopted: true };
}

function planOfTarget(account: RowAccount, target: ImportTarget): RowPlan {
  if (target.state !== 'unclaimed') return { plan: 'skip', code: 'claimed', target };
  if (target.email !== account.email) return { plan: 'conflict', code: 'email-differs', target };
  if (isSame(account, target)) return { plan: 'skip', code: 'unchanged', target };
  return target.verifiedLevel > 0 ? { plan: 'conflict', code: 'verified', target } : { plan: 'update', target };
}

const fields = ['firstName', 'lastName', 'phone', 'language', 'company', 'kind', 'city', 'website'] as const;
/** Fields that the row leaves empty stay as they are. */
const isSame = (account: RowAccount, target: ImportTarget) =>
  fields.every((field) => account[field] === undefined || account[field] === target[field]);
