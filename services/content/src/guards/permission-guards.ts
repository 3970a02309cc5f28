import { Injectable } from '@nestjs/common';
import { checkMadePermission } from '@porchlight/contracts/internal';
import { Problem, ServiceClient } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { messages } from './messages.ts';

const key = `hashtext('content.permission'), hashtext($1)`;
const useLockSql = `select pg_advisory_xact_lock_shared(${key})`;
const closeLockSql = `select pg_advisory_xact_lock(${key})`;
const closedSql = `select 1 from closed_permission where id = $1 and closed_at > now() - interval '5 minutes'`;
// Also what is in the trash, from which it can come back.
const usesSql = `
  select title ->> 'en-CA' as name from (
    select title, permission from menu_item union all select title, permission from page) as guarded
  where permission = $1 order by 1 limit 20`;
const closeSql = `
  insert into closed_permission (id, closed_at) values ($1, clock_timestamp())
  on conflict (id) do update set closed_at = excluded.closed_at`;

/** Closings that no longer count. */
export const closedPermissionsSweep = `delete from closed_permission where closed_at < now() - interval '1 day'`;

/**
 * Keeps a permission from being deleted while content starts to use it. Uses and the closing of a permission exclude
 * each other in this database; accounts is asked only whether the permission is made
 * (docs/adr/0050-keep-made-permissions-apart-from-calls.md).
 */
@Injectable()
export class PermissionGuards {
  constructor(
    private readonly source: DataSource,
    private readonly client: ServiceClient,
  ) {}

  /**
   * Called in the transaction that changes the permission of something. Throws 422 for a new one that is not made, or
   * is closed.
   */
  async change(permission: string | null | undefined, before: string | null | undefined, manager: EntityManager) {
    if (permission && permission !== before) await this.#use(permission, manager);
  }

  async #use(permission: string, manager: EntityManager): Promise<void> {
    await manager.query(useLockSql, [permission]);
    const isClosed = (await manager.query<object[]>(closedSql, [permission])).length > 0;
    if (isClosed || !(await this.client.call(checkMadePermission, { params: { permission } })).isMade)
      throw new Problem(422, 'unknown-permission', messages.unknown, { errors: { permission: [messages.unknown] } });
  }

  /** Returns the names of what uses a permission. Without any, it is closed: nothing uses it from now on. */
  close(permission: string): Promise<string[]> {
    return this.source.transaction(async (manager) => {
      await manager.query(closeLockSql, [permission]);
      const uses = await manager.query<{ name: string }[]>(usesSql, [permission]);
      if (uses.length === 0) await manager.query(closeSql, [permission]);
      return uses.map(({ name }) => name);
    });
  }
}
