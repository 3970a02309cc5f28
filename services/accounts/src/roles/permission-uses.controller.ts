import { Controller } from '@nestjs/common';
import { permissionNames, type Access, type AnyRoute, type InputOf } from '@porchlight/contracts';
import { listPermissionUses, type PermissionUses } from '@porchlight/contracts/accounts';
import { publicRoutes } from '@porchlight/contracts/all';
import { Handle, Input, SqlPool } from '@porchlight/service-kit';

const rolesSql = `
  select permission_key as permission, array_agg(name order by name) as roles
  from role_permission join role on key = role_key where deleted_at is null group by permission_key`;

/** Returns the permissions of which a call needs one. */
function neededBy(access: Access): readonly string[] {
  if (access.kind === 'any-permission') return access.permissions;
  const needed = access.kind === 'permission' || access.kind === 'role' ? access.permission : undefined;
  return needed === undefined ? [] : [needed];
}
const callsOf = (permission: string): string[] =>
  Object.values<AnyRoute>(publicRoutes)
    .filter(({ access }) => neededBy(access).includes(permission))
    .map(({ method, path }) => `${method} ${path}`)
    .sort();
const calls = new Map(permissionNames.map((permission) => [permission, callsOf(permission)]));

/** What uses each permission. */
@Controller()
export class PermissionUsesController {
  constructor(private readonly pool: SqlPool) {}

  @Handle(listPermissionUses)
  async list(@Input() _: InputOf<typeof listPermissionUses>): Promise<PermissionUses> {
    const rows = await this.pool.rows<{ permission: string; roles: string[] }>('permission_roles', rolesSql, []);
    const roles = new Map(rows.map((row) => [row.permission, row.roles]));
    return {
      permissions: permissionNames.map((permission) => ({
        permission,
        roles: roles.get(permission) ?? [],
        calls: calls.get(permission) ?? [],
      })),
    };
  }
}
