import { Injectable } from '@nestjs/common';
import { isMadePermission, permissionNames, type AnyPermission, type PermissionName } from '@porchlight/contracts';
import type { EffectiveRights } from '@porchlight/contracts/accounts';
import { notFound, SqlPool } from '@porchlight/service-kit';
import { isStaff, unverifiedPermissions } from '../rights/role-permissions.ts';
import { StaffTotp } from '../rights/staff-totp.ts';

// In the order in which the parts of a role's name are read: one row for each permission of each role.
const givenSql = `
  select state in ('active') as "isActive", email_verified_at is not null as "isVerified",
    exists (select from totp where person_id = person.id and confirmed_at is not null) as "hasTotp",
    coalesce((select jsonb_agg(jsonb_build_array(role_key, permission_key) order by role_key)
      from person_role left join role_permission using (role_key) where person_id = person.id), '[]') as given
  from person where id::text = $1 and state <> 'decoy'`;

interface Given {
  readonly isActive: boolean;
  readonly isVerified: boolean;
  readonly hasTotp: boolean;
  readonly given: readonly (readonly [role: string, permission: AnyPermission | null])[];
}

/** Explains the rights of a user: which role gives each permission, and why some are not effective. */
@Injectable()
export class EffectiveRightsService {
  constructor(
    private readonly pool: SqlPool,
    private readonly staffTotp: StaffTotp,
  ) {}

  async of(id: string): Promise<EffectiveRights> {
    const user = await this.pool.row<Given>('given_rights', givenSql, [id]);
    if (!user) throw notFound();
    return effectiveRightsOf(user, await this.staffTotp.isRequired());
  }
}

/** Returns the rights that roles give, reduced as `rightsColumns` does it in SQL. */
export function effectiveRightsOf(
  { isActive, isVerified, hasTotp, given }: Given,
  isTotpRequired: boolean,
): EffectiveRights {
  const needsTotp = isTotpRequired && !hasTotp && isStaff(given.map(([role]) => role));
  const isEffective = (permission: AnyPermission) =>
    isActive && !needsTotp && (isVerified || unverifiedPermissions.includes(permission as PermissionName));
  const rolesOf = (permission: AnyPermission) => given.filter(([, name]) => name === permission).map(([role]) => role);
  const made = [...new Set(given.flatMap(([, name]) => (name && isMadePermission(name) ? [name] : [])))].sort();
  return {
    permissions: [...permissionNames, ...made]
      .map((permission) => ({ permission, roles: rolesOf(permission), isEffective: isEffective(permission) }))
      .filter(({ roles }) => roles.length > 0),
    reasons: [
      ...(isActive ? [] : (['inactive'] as const)),
      ...(isVerified ? [] : (['unverified'] as const)),
      ...(needsTotp ? (['two-factor-missing'] as const) : []),
    ],
  };
}
