import { permissionNames, permissions } from '@porchlight/contracts';
import type { EntityManager } from 'typeorm';
import { roleNames, rolePermissions } from './role-permissions.ts';

/**
 * Synchronizes the database with the registry in contracts: all permissions with labels, the default roles, and their
 * initial permissions. Changes by an owner are preserved: a permission is granted to its default roles only when it
 * first appears.
 */
export async function registerRights(manager: EntityManager): Promise<void> {
  await manager.query('lock table permission in share row exclusive mode');
  const known = await manager.query<{ key: string }[]>('select key from permission');
  const added = permissionNames.filter((name) => !known.some(({ key }) => key === name));
  await manager.query(
    `insert into permission (key, label) select key, label from jsonb_to_recordset($1) as made (key text, label text)
    on conflict (key) do update set label = excluded.label where permission.label <> excluded.label`,
    [JSON.stringify(permissionNames.map((key) => ({ key, label: permissions[key] })))],
  );
  await manager.query(
    `
      insert into role (key, name) select key, name from jsonb_to_recordset($1) as made (key text, name text)
      on conflict (key) do nothing`,
    [JSON.stringify(Object.entries(roleNames).map(([key, name]) => ({ key, name })))],
  );
  const grants = Object.entries(rolePermissions).flatMap(([role, granted]) =>
    granted.filter((name) => added.includes(name)).map((permission) => ({ role, permission })),
  );
  await manager.query(
    `
      insert into role_permission (role_key, permission_key) select role, permission
      from jsonb_to_recordset($1) as made (role text, permission text)
    on conflict do nothing`,
    [JSON.stringify(grants)],
  );
}
