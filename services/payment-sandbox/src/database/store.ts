import type { Outbox } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { missing } from '../api/api-error.ts';
import type { Kind, ObjectOf, StoredObject } from '../objects.ts';

/** One page of objects: at most `limit`, newest first, of those that contain `match`. */
export interface PageQuery {
  readonly match: object;
  readonly limit: number;
  /** Id of the last object of the page before. */
  readonly after?: string | undefined;
  /** Unix seconds. */
  readonly createdFrom?: number | undefined;
  /** Unix seconds. */
  readonly createdBefore?: number | undefined;
}

const pageSql = `
  select data from stored_object
  where kind = $1 and data @> $2::jsonb and ($3::bigint is null or (data ->> 'created')::bigint >= $3)
    and ($4::bigint is null or (data ->> 'created')::bigint < $4) and ($5::bigint is null or seq < $5)
  order by seq desc limit $6`;

/** Objects and jobs of the sandbox in one transaction. */
export class Store {
  constructor(
    readonly manager: EntityManager,
    private readonly outbox: Outbox,
  ) {}

  async insert<O extends StoredObject>(object: O): Promise<O> {
    await this.manager.query('insert into stored_object (id, kind, data) values ($1, $2, $3)', [
      object.id,
      object.object,
      JSON.stringify(object),
    ]);
    return object;
  }

  async save<O extends StoredObject>(object: O): Promise<O> {
    await this.manager.query('update stored_object set data = $2 where id = $1', [object.id, JSON.stringify(object)]);
    return object;
  }

  /** Returns an object; throws `resource_missing` when there is none. */
  get<K extends Kind>(kind: K, id: string): Promise<ObjectOf<K>> {
    return this.#one(kind, id, 'select data from stored_object where kind = $1 and id = $2');
  }

  /** Returns an object and locks it until the end of the transaction. */
  lock<K extends Kind>(kind: K, id: string): Promise<ObjectOf<K>> {
    return this.#one(kind, id, 'select data from stored_object where kind = $1 and id = $2 for update');
  }

  async page<K extends Kind>(
    kind: K,
    { match, limit, after, createdFrom, createdBefore }: PageQuery,
  ): Promise<{ data: ObjectOf<K>[]; has_more: boolean }> {
    const cursor = after === undefined ? null : await this.#sequence(kind, after);
    const rows = await this.manager.query<{ data: ObjectOf<K> }[]>(pageSql, [
      kind,
      JSON.stringify(match),
      createdFrom ?? null,
      createdBefore ?? null,
      cursor,
      limit + 1,
    ]);
    return { data: rows.slice(0, limit).map(({ data }) => data), has_more: rows.length > limit };
  }

  /** Runs a task of the sandbox after the commit, `seconds` later at the earliest. */
  async enqueue(task: string, payload: object, seconds = 0): Promise<void> {
    await this.outbox.enqueue(this.manager, task, payload, { runAt: new Date(Date.now() + seconds * 1_000) });
  }

  async #one<K extends Kind>(kind: K, id: string, sql: string): Promise<ObjectOf<K>> {
    const [row] = await this.manager.query<{ data: ObjectOf<K> }[]>(sql, [kind, id]);
    if (!row) throw missing(kind, id);
    return row.data;
  }

  async #sequence(kind: Kind, id: string): Promise<string> {
    const [row] = await this.manager.query<{ seq: string }[]>(
      'select seq from stored_object where kind = $1 and id = $2',
      [kind, id],
    );
    if (!row) throw missing(kind, id);
    return row.seq;
  }
}
