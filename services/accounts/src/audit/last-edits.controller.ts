import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import { editedResources, listLastEdits, type LastEdit, type LastEdits } from '@porchlight/contracts/accounts';
import { CallerOf, Handle, Input, SqlPool } from '@porchlight/service-kit';

/** Records of one response. */
const maxEdits = 8;
/** Latest changes that are looked through, so that the cost does not grow with the audit log. */
const maxChanges = 500;

// Only `RecordChanges` writes these actions.
const editsSql = `
  with latest as (
    select id, at, action, actor_id, object_kind, object_id from audit_event where action like 'record.%'
    order by id desc limit ${maxChanges}),
  edited as (
    select distinct on (object_kind, object_id) * from latest
    where object_kind = any($1) order by object_kind, object_id, id desc)
  select object_kind as resource, object_id as "recordId", replace(action, 'record.', '') as action, at,
    actor_id as "actorId"
  from edited order by id desc limit ${maxEdits}`;

interface EditRow extends Pick<LastEdit, 'resource' | 'recordId' | 'action'> {
  readonly at: Date;
  readonly actorId: string | null;
}

/** Last changes of records, from the audit log. */
@Controller()
export class LastEditsController {
  constructor(private readonly pool: SqlPool) {}

  @Handle(listLastEdits)
  async list(@Input() _: InputOf<typeof listLastEdits>, @CallerOf() { permissions }: Caller): Promise<LastEdits> {
    const visible = Object.entries(editedResources).flatMap(([label, view]) =>
      permissions.includes(view) ? [label] : [],
    );
    const rows = await this.pool.rows<EditRow>('last_edits', editsSql, [visible]);
    return {
      edits: rows.map(({ at, actorId, ...edit }) => ({
        ...edit,
        at: at.toISOString(),
        ...(actorId ? { actorId } : {}),
      })),
    };
  }
}
