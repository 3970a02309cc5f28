import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  isMadePermission,
  landlordPermissions,
  renterPermissions,
  staffPermissions,
  type AnyPermission,
  type PermissionName,
} from '@porchlight/contracts';
import { maxCountedUsers } from '@porchlight/contracts/accounts';
import type { MessageReference } from '@porchlight/messages';
import { Problem, type Author, type ResourceRules } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { roleNames } from '../rights/role-permissions.ts';
import { AuthorRights, requireHeld } from './author-rights.ts';
import { messages } from './messages.ts';
import type { RoleRecordEntity } from './role-record.entity.ts';

const takenSql = 'select 1 from role where lower(name) = lower($1) and key is distinct from $2';
const takeSql = 'delete from role_permission where role_key = $1 and permission_key <> all($2)';
const giveSql = `
  insert into role_permission (role_key, permission_key) select $1, unnest($2::text[]) on conflict do nothing`;
const madeSql = 'select count(*)::int as count from made_permission where id = any($1) and deleted_at is null';
const inUseSql = 'select 1 from person_role where role_key = $1 limit 1';
const countsSql = `
  select role.key, (select count(*)::int from (
    select 1 from person_role where role_key = role.key limit ${maxCountedUsers + 1}) counted) as count
  from role where key = any($1)`;

const allowedFor: Readonly<Record<string, readonly PermissionName[]>> = {
  renter: renterPermissions,
  landlord: landlordPermissions,
};
const isBuiltIn = (key: string): boolean => key in roleNames;

/** Refuses changes of built-in roles, and permissions that the author of the change does not have. */
@Injectable()
export class RoleRules implements ResourceRules<RoleRecordEntity> {
  constructor(private readonly authors: AuthorRights) {}

  async beforeSave(
    role: RoleRecordEntity,
    manager: EntityManager,
    before: RoleRecordEntity | undefined,
    author: Author,
  ): Promise<void> {
    const held = await this.authors.hold(manager, author, before ? 'modifyRoles' : 'createRoles');
    role.id = before?.id ?? keyOf(role.name);
    role.name = role.name.trim();
    role.permissions.sort();
    if (before) requireFixed(role, before);
    requireAllowed(role);
    const given = role.permissions.filter((name) => !before?.permissions.includes(name));
    requireHeld(held, given);
    await requireMade(given.filter(isMadePermission), manager);
    if ((await manager.query<object[]>(takenSql, [role.name, before?.id ?? null])).length > 0)
      throw refusal('name', 409, 'exists', messages.exists);
  }

  async saveRelated({ id, permissions }: RoleRecordEntity, manager: EntityManager): Promise<void> {
    await manager.query(takeSql, [id, permissions]);
    await manager.query(giveSql, [id, permissions]);
  }

  async beforeDelete({ id }: RoleRecordEntity, manager: EntityManager, author: Author): Promise<void> {
    if (isBuiltIn(id)) throw new Problem(409, 'role-fixed', messages.builtIn);
    await this.authors.hold(manager, author, 'modifyRoles');
    if ((await manager.query<object[]>(inUseSql, [id])).length > 0)
      throw new Problem(409, 'role-in-use', messages.inUse);
  }

  async present(roles: readonly RoleRecordEntity[], manager: EntityManager): Promise<readonly object[]> {
    const rows = await manager.query<{ key: string; count: number }[]>(countsSql, [roles.map(({ id }) => id)]);
    const counts = new Map(rows.map(({ key, count }) => [key, count]));
    return roles.map(({ id }) => ({ isBuiltIn: isBuiltIn(id), userCount: counts.get(id) ?? 0 }));
  }
}

// Permissions that were made guard no call: every role can have them.
function requireAllowed({ id, permissions }: RoleRecordEntity): void {
  const allowed: readonly AnyPermission[] = allowedFor[id] ?? staffPermissions;
  if (!permissions.every((name) => isMadePermission(name) || allowed.includes(name)))
    throw refusal('permissions', 422, 'permission-not-allowed', messages.personal);
}
async function requireMade(given: readonly AnyPermission[], manager: EntityManager): Promise<void> {
  const [{ count }] = await manager.query<[{ count: number }]>(madeSql, [given]);
  if (count < given.length) throw refusal('permissions', 422, 'unknown-permission', messages.unknownPermission);
}

function requireFixed(role: RoleRecordEntity, before: RoleRecordEntity): void {
  if (!isBuiltIn(before.id)) return;
  if (role.name !== before.name) throw refusal('name', 409, 'role-fixed', messages.nameFixed);
  if (before.id === 'site-owner' && role.permissions.join() !== before.permissions.join())
    throw refusal('permissions', 409, 'role-fixed', messages.ownerFixed);
}

/** Returns a key from a name: `Éditrice de guides` gives `editrice-de-guides`. */
function keyOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const key = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return key === '' || isBuiltIn(key) ? `role-${randomBytes(4).toString('hex')}` : key;
}

const refusal = (field: string, status: number, code: string, message: MessageReference): Problem =>
  new Problem(status, code, message, { errors: { [field]: [message] } });
