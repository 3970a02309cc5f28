import { Injectable } from '@nestjs/common';
import { SqlPool } from '@porchlight/service-kit';
import { rightsColumns, rightsJoins } from './rights-sql.ts';
import { StaffTotp } from './staff-totp.ts';
import { personalRoles, unverifiedPermissions } from './role-permissions.ts';

/** Current permissions of a user. */
export interface Rights {
  readonly permissions: readonly string[];
  /** Increases with every change of the user's roles or of their permissions. */
  readonly version: number;
}

const rightsSql = `
  select ${rightsColumns(2)} from person ${rightsJoins}
  where person.id = $1 and person.state in ('active', 'decoy') group by person.id`;

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
    return this.pool.row<Rights>('rights_of', rightsSql, [
      personId,
      unverifiedPermissions,
      await this.staffTotp.isRequired(),
      personalRoles,
    ]);
  }
}
