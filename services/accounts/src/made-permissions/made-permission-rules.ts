import { Injectable } from '@nestjs/common';
import { madePermissionOf, nameOfPermission, permissions as builtIn } from '@porchlight/contracts';
import { maxMadePermissions } from '@porchlight/contracts/accounts';
import type { MessageReference } from '@porchlight/messages';
import { closeMadePermission } from '@porchlight/contracts/internal';
import { Problem, ServiceClient, type Author, type ResourceRules } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { AuthorRights, requireHeld } from '../roles/author-rights.ts';
import type { MadePermissionEntity } from './made-permission.entity.ts';
import { inUse, messages } from './messages.ts';

const ownerRole = 'site-owner';
const registerSql = 'insert into permission (key, label) values ($1, $2) on conflict do nothing';
const takenSql = 'select 1 from made_permission where id = $1';
const countSql = 'select count(*)::int as count from made_permission where deleted_at is null';
const rolesSql = `
  select key, name, deleted_at is not null as "isRemoved" from role where key = any($1) order by key`;
const holdersSql = `
  select name from role join role_permission on role_key = key
  where permission_key = $1 and role_key <> '${ownerRole}' order by name`;
const keysSql = `
  select name, scopes from api_key where scopes && $1 and revoked_at is null and expires_at > now() order by name, id`;
// A role whose form is open is not saved over this change: it has a new version.
const takeSql = `
  with taken as (delete from role_permission where permission_key = $1 and role_key <> all($2) returning role_key)
  update role set version = version + 1, updated_at = now() from taken where key = role_key`;
const giveSql = `
  with given as (insert into role_permission (role_key, permission_key) select unnest($2::text[]), $1
    on conflict do nothing returning role_key)
  update role set version = version + 1, updated_at = now() from given where key = role_key`;

interface RoleRow {
  readonly key: string;
  readonly name: string;
  readonly isRemoved: boolean;
}

interface KeyRow {
  readonly name: string;
  readonly scopes: readonly string[];
}

/**
 * Judges the permissions that owners make. Site owners hold each of them from the start, since users
 * only give rights that they have (docs/rules/access.md#access-22-a-permission-made-by-an-owner-guards-no-call).
 */
@Injectable()
export class MadePermissionRules implements ResourceRules<MadePermissionEntity> {
  constructor(
    private readonly authors: AuthorRights,
    private readonly client: ServiceClient,
  ) {}

  async beforeSave(
    made: MadePermissionEntity,
    manager: EntityManager,
    before: MadePermissionEntity | undefined,
    author: Author,
  ): Promise<void> {
    const held = await this.authors.hold(manager, author, before ? 'modifyPermissions' : 'createPermissions');
    made.id = before?.id ?? madePermissionOf(made.action, made.area);
    if (madePermissionOf(made.action, made.area) !== made.id) throw refusal('area', 409, 'name-fixed', messages.fixed);
    if (!before) await requireNew(made, manager);
    // Owners lose it in the trash, and get it back with the restoration.
    const given = made.roles.filter((role) => role !== ownerRole && !before?.roles.includes(role));
    if (given.length > 0 && !held.isOwner) requireHeld(held, [made.id as `made-${string}`]);
    await requireRoles(given, manager);
    made.roles = [...new Set([...made.roles, ownerRole])].sort();
  }

  async saveRelated({ id, roles }: MadePermissionEntity, manager: EntityManager): Promise<void> {
    await manager.query(takeSql, [id, roles]);
    await manager.query(giveSql, [id, roles]);
  }

  async beforeDelete({ id }: MadePermissionEntity, manager: EntityManager, author: Author): Promise<void> {
    await this.authors.hold(manager, author, 'modifyPermissions');
    const holders = await manager.query<{ name: string }[]>(holdersSql, [id]);
    requireUnused(holders.map(({ name }) => name));
    requireUnused((await keysWith([id], manager)).map(({ name }) => name));
    requireUnused((await this.client.call(closeMadePermission, { params: { permission: id } })).uses);
    await manager.query(takeSql, [id, []]);
  }

  async present(made: readonly MadePermissionEntity[], manager: EntityManager): Promise<readonly object[]> {
    const rows = await manager.query<RoleRow[]>(rolesSql, [made.flatMap(({ roles }) => roles)]);
    const names = new Map(rows.map(({ key, name }) => [key, name]));
    const keys = await keysWith(
      made.map(({ id }) => id),
      manager,
    );
    return made.map(({ id, roles }) => ({
      name: nameOfPermission(id),
      roleNames: roles.map((key) => names.get(key) ?? key),
      keyNames: keys.flatMap(({ name, scopes }) => (scopes.includes(id) ? [name] : [])),
    }));
  }
}

const keysWith = (ids: readonly string[], manager: EntityManager): Promise<readonly KeyRow[]> =>
  manager.query<KeyRow[]>(keysSql, [ids]);

function requireUnused(uses: readonly string[]): void {
  if (uses.length > 0) throw new Problem(409, 'permission-in-use', inUse(uses.join(', ')));
}

/** Refuses the name of a permission of the registry, and the one of another that was made, also in the trash. */
async function requireNew({ id, label }: MadePermissionEntity, manager: EntityManager): Promise<void> {
  if (nameOfPermission(id) in builtIn || (await manager.query<object[]>(takenSql, [id])).length > 0)
    throw refusal('area', 409, 'exists', messages.exists);
  const [{ count }] = await manager.query<[{ count: number }]>(countSql);
  if (count >= maxMadePermissions) throw new Problem(409, 'too-many-permissions', messages.tooMany);
  await manager.query(registerSql, [id, label['en-CA']]);
}

async function requireRoles(given: readonly string[], manager: EntityManager): Promise<void> {
  const rows = await manager.query<RoleRow[]>(rolesSql, [given]);
  if (rows.length !== given.length || rows.some(({ isRemoved }) => isRemoved))
    throw refusal('roles', 422, 'unknown-role', messages.unknownRole);
}

const refusal = (field: string, status: number, code: string, message: MessageReference): Problem =>
  new Problem(status, code, message, { errors: { [field]: [message] } });
