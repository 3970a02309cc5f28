import { Injectable } from '@nestjs/common';
import {
  landlordPermissions,
  nameOfPermission,
  permissions as labels,
  renterPermissions,
  type AnyPermission,
  type PermissionName,
} from '@porchlight/contracts';
import { Problem, type Author } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { personalRoles, unverifiedPermissions } from '../rights/role-permissions.ts';
import { rightsColumns, rightsJoins } from '../rights/rights-sql.ts';
import { StaffTotp } from '../rights/staff-totp.ts';
import { messages, notHeld } from './messages.ts';

// Changes of rights happen one after another, so that each is judged by the rights that the ones before it left.
const lockSql = `select pg_advisory_xact_lock(hashtext('accounts.rights'))`;
const rightsSql = `
  select ${rightsColumns(2)}, coalesce(array_agg(distinct mine.role_key), '{}') as roles
  from person ${rightsJoins}
  where person.id = $1 and person.state = 'active' group by person.id`;
const personal = new Set<string>([...renterPermissions, ...landlordPermissions]);

/** Rights of who makes a change, in its transaction. */
export interface HeldRights {
  readonly permissions: ReadonlySet<string>;
  readonly isOwner: boolean;
}

/**
 * Judges changes of rights by the rights that their author has when they are made, not when the request began
 * (docs/rules/access.md#access-18-a-user-gives-only-rights-that-they-have).
 */
@Injectable()
export class AuthorRights {
  constructor(private readonly staffTotp: StaffTotp) {}

  /** Returns the rights of the author; no other change of rights ends before this transaction. Throws 403. */
  async hold(manager: EntityManager, { caller }: Author, needed: PermissionName): Promise<HeldRights> {
    // @mutation rights-lock
    await manager.query(lockSql);
    const [row] = await manager.query<{ permissions: string[]; roles: string[] }[]>(rightsSql, [
      caller.userId,
      unverifiedPermissions,
      await this.staffTotp.isRequired(),
      personalRoles,
    ]);
    // @mutation fresh-rights
    if (!row?.permissions.includes(needed)) throw new Problem(403, 'forbidden', messages.lost);
    return { permissions: new Set(row.permissions), isOwner: row.roles.includes('site-owner') };
  }
}

/** Refuses permissions of staff, and permissions that were made, that the author lacks. */
export function requireHeld(held: HeldRights, given: readonly AnyPermission[]): void {
  const missing = given.filter((name) => !personal.has(name) && !held.permissions.has(name));
  if (missing.length === 0) return;
  throw new Problem(403, 'permission-not-held', notHeld(missing.map(labelOf).join(', ')));
}

/** Returns the label of a permission of the registry, or the name of one that was made. */
const labelOf = (name: AnyPermission): string =>
  name in labels ? labels[name as PermissionName] : nameOfPermission(name);
