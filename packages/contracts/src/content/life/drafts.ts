import { IsInt, IsISO8601, IsObject, IsOptional, IsString, IsUUID } from 'class-validator';
import { ResourceVersion, type ResourceRecord } from '../../kernel/resources/resource-classes.ts';
import type { Resource } from '../../kernel/resources/resource.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';

export class DraftParams {
  @IsUUID() id!: string;
}
export class DraftChange extends ResourceVersion {
  /** Fields of the form as they are typed: they may be incomplete or invalid. */
  @IsObject() fields!: object;
}
/** A record after a change of its draft. */
export class DraftResponse {
  @IsInt() version!: number;
  @IsString() state!: string;
  @IsISO8601() updatedAt!: string;
  /** Absent once it is discarded. */
  @IsOptional() @IsObject() draft?: object;
}

/**
 * Declares the calls of the draft of a record: a text that is written but not saved, and that readers do not see. It
 * shares the version of its record, so that a change of either is refused if it is based on an older one.
 */
export function defineDrafts<I extends object, R extends ResourceRecord>(resource: Resource<I, R>) {
  const { service, path, label, permissions } = resource;
  const changes = {
    service,
    path: `${path}/:id/draft`,
    access: access.permission(permissions.modify),
    params: DraftParams,
    response: DraftResponse,
    lane: 'write',
    errors: ['not-found', 'version-conflict'],
  } as const;
  return {
    save: route({
      ...changes,
      method: 'PATCH',
      body: DraftChange,
      summary: `Store what is typed into the form of one of ${label}, without a new version of its history`,
    }),
    discard: route({
      ...changes,
      method: 'DELETE',
      body: ResourceVersion,
      summary: `Delete the draft of one of ${label}; its record stays`,
    }),
  };
}
/** Routes of the drafts of a resource. */
export type DraftRoutes = ReturnType<typeof defineDrafts>;
