import { Injectable } from '@nestjs/common';
import { SqlPool } from '@porchlight/service-kit';
import { StaffTotp } from './staff-totp.ts';
import { staffRoles, unverifiedPermissions } from './role-permissions.ts';

/** Current permissions of a user. */
export interface Rights {
  readonly permissions: readonly string[];
  /** Increases with every change of the user's roles or of their permissions. */
  readonly version: number;
}

/**
 * Reads the permissions of users: the union of their roles, reduced while the address is unverified, and none for staff
 * without the required two-factor authentication.
 */
@Injectable()
export class RightsService {
  constructor(
    private readonly pool: SqlPool,
    private readonly staffTotp: StaffTotp,
  ) {}

  async get(personId: string): Promise<Rights | undefined> {
    return this.pool.row<Rights>(
      'rights_of',
      `
      select greatest(person.rights_version, max(role.rights_version))::int as version,
        coalesce(array_agg(distinct held.permission_key
          order by held.permission_key) filter (where held.permission_key is not null
          and (person.email_verified_at is not null or held.permission_key = any($2))
          and not ($3 and exists (select 1 from person_role staff
            where staff.person_id = person.id and staff.role_key = any($4))
            and not exists (select 1 from totp where totp.person_id = person.id and confirmed_at is not null))),
            '{}') as permissions
      from person left join person_role mine on mine.person_id = person.id left join role on role.key = mine.role_key
        left join role_permission held on held.role_key = role.key
      where person.id = $1 and person.state in ('active', 'decoy') group by person.id`,
      [personId, unverifiedPermissions, await this.staffTotp.isRequired(), staffRoles],
    );
  }
}
