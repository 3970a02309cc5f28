import {
  maxHistoryVersions,
  type ResourceAction,
  type ResourceChange,
  type ResourceHistory as History,
} from '@porchlight/contracts';
import type { EntityManager } from 'typeorm';
import type { Outbox } from '../outbox/outbox.ts';
import { reportChange, type Author } from './report-change.ts';

/** A change to record: the version that it resulted in, with the editable fields around it. */
export interface RecordedChange {
  readonly recordId: string;
  readonly version: number;
  readonly action: ResourceAction;
  readonly before?: object;
  readonly after: object;
}
interface Row extends Pick<ResourceChange, 'version' | 'action' | 'after'> {
  readonly at: Date;
  readonly actorId: string | null;
  readonly before: object | null;
}

const insertSql = `
  insert into resource_history (resource, record_id, version, action, actor_id, data)
  values ($1, $2, $3, $4, $5, $6)`;
// Versions have gaps: drafts of a record share its counter.
const pruneSql = `
  delete from resource_history where resource = $1 and record_id = $2 and version <= (
    select version from resource_history where resource = $1 and record_id = $2
    order by version desc offset $3 limit 1)`;
const listSql = `
  select version, action, at, actor_id as "actorId", data -> 'before' as before, data -> 'after' as after
  from resource_history where resource = $1 and record_id = $2 order by version desc limit $3`;
// The version before the oldest change has no row of its own: a record may be older than its history.
const fieldsSql = `
  select coalesce(
    (select data -> 'after' from resource_history where resource = $1 and record_id = $2 and version = $3),
    (select data -> 'before' from resource_history
      where resource = $1 and record_id = $2 and version = $3 + 1)) as fields`;

/** Versions of the records of one resource. Every change is also reported to the audit log of accounts. */
export class ResourceHistory {
  constructor(
    private readonly resource: string,
    private readonly outbox: Outbox,
  ) {}

  /** Records a change in the transaction that makes it. */
  async record(manager: EntityManager, change: RecordedChange, author: Author): Promise<void> {
    const { recordId, version, action, before, after } = change;
    await manager.query(insertSql, [
      this.resource,
      recordId,
      version,
      action,
      author.caller.userId ?? null,
      JSON.stringify({ ...(before ? { before } : {}), after }),
    ]);
    await manager.query(pruneSql, [this.resource, recordId, maxHistoryVersions]);
    await reportChange(
      { manager, outbox: this.outbox },
      { resource: this.resource, recordId, action, before, after },
      author,
    );
  }

  async list(manager: EntityManager, recordId: string): Promise<History> {
    const rows = await manager.query<Row[]>(listSql, [this.resource, recordId, maxHistoryVersions]);
    return { changes: rows.map(presentChange) };
  }

  /** Returns the editable fields of a version; undefined once it is no longer retained. */
  async fieldsAt(manager: EntityManager, recordId: string, version: number): Promise<object | undefined> {
    const [row] = await manager.query<{ fields: object | null }[]>(fieldsSql, [this.resource, recordId, version]);
    return row?.fields ?? undefined;
  }
}

const presentChange = ({ version, action, at, actorId, before, after }: Row): ResourceChange => ({
  version,
  action,
  at: at.toISOString(),
  ...(actorId ? { actorId } : {}),
  ...(before ? { before } : {}),
  after,
});
