import { Injectable, type Type } from '@nestjs/common';
import type { AnyResource } from '@porchlight/contracts';
import { editLockMinutes, type EditLock } from '@porchlight/contracts/content';
import { notFound, SqlPool, type ResourceEntity } from '@porchlight/service-kit';
import { DataSource, IsNull, type FindOptionsWhere } from 'typeorm';

/** A resource whose records are locked while they are edited, with their entity. */
export interface LockedResource<E extends ResourceEntity> {
  readonly resource: AnyResource;
  readonly entity: Type<E>;
}
interface LockRow {
  readonly holder: string;
  readonly since: Date;
}

// A lock moves if it ended, or if the caller ($3) or the holder that the caller saw ($4) holds it. It is written in any
// case, so that the row of each request is the lock as it stands.
const moves = 'held.until <= now() or held.holder_id in ($3, $4)';
const requestSql = `
  insert into edit_lock as held (resource, record_id, holder_id, since, until)
  values ($1, $2, $3, now(), now() + interval '${editLockMinutes} minutes')
  on conflict (resource, record_id) do update set
    holder_id = case when ${moves} then excluded.holder_id else held.holder_id end,
    since = case
      when held.until > now() and held.holder_id = $3 then held.since
      when ${moves} then excluded.since
      else held.since
    end,
    until = case when ${moves} then excluded.until else held.until end
  returning holder_id as holder, since`;
const releaseSql = 'delete from edit_lock where resource = $1 and record_id = $2 and holder_id = $3';
/** Locks that ended without their form being left. */
export const expiredLocksSweep = 'delete from edit_lock where until < now()';

/**
 * Edit locks of records. A lock says who edits a record; it refuses no change, which the version of the record does.
 * (docs/rules/content.md#content-120-an-edit-lock-says-who-edits-a-record)
 */
@Injectable()
export class EditLocks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pool: SqlPool,
  ) {}

  /** Takes the lock if it is free, or renews it. Returns who holds it then. */
  renew<E extends ResourceEntity>(of: LockedResource<E>, id: string, caller: string): Promise<EditLock> {
    return this.takeOver(of, id, { caller, from: caller });
  }

  /** Takes the lock from a holder, unless another user took it meanwhile. Returns who holds it then. */
  async takeOver<E extends ResourceEntity>(
    { resource, entity }: LockedResource<E>,
    id: string,
    { caller, from }: { readonly caller: string; readonly from: string },
  ): Promise<EditLock> {
    const isStored = await this.dataSource.manager.existsBy(entity, {
      id,
      deletedAt: IsNull(),
    } as unknown as FindOptionsWhere<E>);
    if (!isStored) throw notFound();
    const row = await this.pool.row<LockRow>('edit_lock_request', requestSql, [resource.label, id, caller, from]);
    if (!row) throw new Error('an upsert returned no row');
    return { holder: row.holder, since: row.since.toISOString() };
  }

  async release({ resource }: Pick<LockedResource<ResourceEntity>, 'resource'>, id: string, caller: string) {
    await this.pool.execute('edit_lock_release', releaseSql, [resource.label, id, caller]);
  }
}
