import type { SupportUserSummary } from '@porchlight/contracts/accounts';
import { maskEmail } from '@porchlight/service-kit';

/** Columns of a user in the lists of support, from `person left join company`. */
export const summaryColumns = `
  person.id, first_name as "firstName", left(last_name, 1) as initial, person.email,
  case state when 'unclaimed' then 'invited' when 'deletion_pending' then 'leaving' else state end as "userState",
  email_verified_at is not null as "isVerified", person.created_at as "createdAt",
  (select max(seen_at) from session where person_id = person.id) as "lastSeenAt",
  company.id as "companyId", company.name as "companyName",
  coalesce((select jsonb_agg(jsonb_build_object('key', role.key, 'name', role.name) order by role.key)
    from person_role join role on role.key = role_key where person_id = person.id), '[]') as roles`;

/** A user as `summaryColumns` returns it. */
export interface SummaryRow extends Pick<SupportUserSummary, 'id' | 'email' | 'userState' | 'isVerified'> {
  readonly firstName: string;
  readonly initial: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date | null;
  readonly companyId: string | null;
  readonly companyName: string | null;
  readonly roles: readonly { readonly key: string; readonly name: string }[];
}

/** Returns a user as lists show it, masked. */
export function presentSummary(row: SummaryRow): SupportUserSummary {
  const { id, firstName, initial, email, userState, isVerified, companyId, companyName, lastSeenAt } = row;
  return {
    id,
    name: `${firstName} ${initial}.`,
    email: maskEmail(email),
    userState,
    isVerified,
    roleNames: row.roles.map(({ name }) => name),
    ...(companyId !== null && companyName !== null ? { company: { id: companyId, name: companyName } } : {}),
    createdAt: row.createdAt.toISOString(),
    ...(lastSeenAt ? { lastSeenAt: lastSeenAt.toISOString() } : {}),
  };
}
