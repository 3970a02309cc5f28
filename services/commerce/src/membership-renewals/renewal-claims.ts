import type { EntityManager } from 'typeorm';
import type { MembershipRenewalClaim } from './membership-renewal-claim.entity.ts';

/** Holder of the claims of automatic renewals. */
export const automaticHolder = 'automatic';

type Claim = Omit<MembershipRenewalClaim, 'takenAt'>;
/**
 * `in-progress`: another renewal has the claim. `renewed-already`: the membership ends later; `changed`: on another
 * day, because a payment was returned.
 */
export type ClaimResult = 'taken' | 'in-progress' | 'renewed-already' | 'changed';

// A concurrent renewal of the same membership waits here. An automatic one that was ended keeps its claim for a day.
const takeSql = `
  insert into membership_renewal_claim as held (company_id, old_expiry, holder) values ($1, $2, $3)
  on conflict (company_id, old_expiry) do update set holder = excluded.holder, taken_at = now()
  where held.holder = excluded.holder
    or held.holder = '${automaticHolder}' and held.taken_at < now() - interval '1 day'
  returning holder`;
const endSql = `
  select (max(upper(valid)) - 1)::text as "endsOn" from membership_period where company_id = $1`;
const releaseSql = `
  delete from membership_renewal_claim where company_id = $1 and old_expiry = $2 and holder = $3`;

/** Claims the renewal of a membership that ends on a day, in a transaction; the same holder can take it again. */
export async function takeClaim(manager: EntityManager, claim: Claim): Promise<ClaimResult> {
  const { companyId, oldExpiry, holder } = claim;
  const taken = await manager.query<unknown[]>(takeSql, [companyId, oldExpiry, holder]);
  if (taken.length === 0) return 'in-progress';
  // Read after the claim: what a concurrent renewal added is committed now.
  const [{ endsOn }] = await manager.query<[{ endsOn: string | null }]>(endSql, [companyId]);
  // @mutation renewal-claim
  if (endsOn === oldExpiry) return 'taken';
  await releaseClaim(manager, claim);
  return endsOn !== null && endsOn > oldExpiry ? 'renewed-already' : 'changed';
}

/** Ends a claim; what it renewed is recognized by the new end of the membership. */
export async function releaseClaim(manager: EntityManager, { companyId, oldExpiry, holder }: Claim): Promise<void> {
  await manager.query(releaseSql, [companyId, oldExpiry, holder]);
}
