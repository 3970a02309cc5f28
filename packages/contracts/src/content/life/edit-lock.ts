import { IsISO8601, IsUUID } from 'class-validator';
import { Done } from '../../kernel/input/fields.ts';
import type { ResourceRecord } from '../../kernel/resources/resource-classes.ts';
import type { Resource } from '../../kernel/resources/resource.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { DraftParams } from './drafts.ts';

/** Minutes after which an edit lock that is not renewed ends. */
export const editLockMinutes = 5;

/** Who edits a record. */
export class EditLock {
  /** User id; the caller's if the caller holds the lock. */
  @IsUUID() holder!: string;
  /** Time at which the holder began. */
  @IsISO8601() since!: string;
}
export class EditLockTakeOver {
  /** User id of the holder that the caller saw. */
  @IsUUID() from!: string;
}

/**
 * Declares the calls of the edit lock of a record: its form shows who edits it. The lock refuses no change; the version
 * of the record does.
 */
export function defineEditLock<I extends object, R extends ResourceRecord>(resource: Resource<I, R>) {
  const { service, path, label, permissions } = resource;
  const lock = {
    service,
    path: `${path}/:id/edit-lock`,
    access: access.permission(permissions.modify),
    params: DraftParams,
    lane: 'write',
    errors: ['not-found'],
  } as const;
  return {
    renew: route({
      ...lock,
      method: 'PATCH',
      response: EditLock,
      summary: `Take the edit lock of one of ${label} if it is free, or renew the caller's; get who holds it`,
    }),
    takeOver: route({
      ...lock,
      method: 'POST',
      body: EditLockTakeOver,
      response: EditLock,
      summary: `Take the edit lock of one of ${label} from its holder; get who holds it`,
    }),
    release: route({
      ...lock,
      method: 'DELETE',
      response: Done,
      summary: `End the caller's edit lock of one of ${label}`,
    }),
  };
}
/** Routes of the edit lock of a resource. */
export type EditLockRoutes = ReturnType<typeof defineEditLock>;
