import { Readable } from 'node:stream';
import { listExportHours, type Caller, type ListExport, type ResourceFilter } from '@porchlight/contracts';
import type { EntityManager } from 'typeorm';
import { changedCount } from '../../database/changes.ts';
import { kitMessages } from '../../http/messages.ts';
import { notFound, Problem } from '../../http/problem.ts';
import { reportExport, type Author } from '../report-change.ts';
import type { ResourceFiles } from '../resource-files.ts';
import type { ResourceParts } from '../resource-records.ts';
import type { ResourceEntity } from '../resource-rules.ts';

/** Names of the tasks of a resource. */
export const taskNamesOf = (label: string) => ({
  write: `write-list-export:${label}`,
  remove: `remove-list-export:${label}`,
});

interface Stored {
  readonly id: string;
  readonly total: number;
  readonly written: number;
  readonly expiresAt: Date;
  readonly isRunning: boolean;
}

// The job of a file that is being written is queued or running: without one the file is complete, or has failed.
const isRunningSql = `exists (select from job where target = $3 and key = list_export.id::text and state <> 'dead')`;
const removeEndedSql = `delete from list_export where person_id = $1 and resource = $2 and not ${isRunningSql}`;
const insertSql = `
  insert into list_export (person_id, resource, total) values ($1, $2, $3)
  on conflict (person_id, resource) do nothing returning id`;
const insertPartsSql = `
  insert into list_export_part (export_id, number, ids)
  select $1, number - 1, array(select jsonb_array_elements_text(ids)) from jsonb_array_elements($2) with ordinality
    as part (ids, number)`;
const findSql = `
  select id, total, written, asked_at + interval '${listExportHours} hours' as "expiresAt", ${isRunningSql} as "isRunning"
  from list_export where person_id = $1 and resource = $2 and asked_at > now() - interval '${listExportHours} hours'`;
const lockSql = 'select from list_export where id = $1 for update';
const nextPartSql = `
  select number, ids from list_export_part where export_id = $1 and content is null order by number limit 1`;
const writePartSql = `update list_export_part set content = $3 where export_id = $1 and number = $2`;
const countPartSql = `update list_export set written = written + $2 where id = $1 and written < total`;

/**
 * Files of the list of a resource that are written in the background, part by part: each part by one job, which queues
 * that of the next part in its transaction. After a crash the file goes on with the part that is missing.
 */
export class ListExports<E extends ResourceEntity> {
  constructor(
    private readonly parts: Pick<ResourceParts<E>, 'resource' | 'repository' | 'outbox'>,
    private readonly files: ResourceFiles<E>,
  ) {}

  /** Starts a file in place of an earlier one, after a report to the audit log. Throws 409 while one is running. */
  async start(query: ResourceFilter, author: Author): Promise<ListExport> {
    const { repository, resource, outbox } = this.parts;
    const parts = await this.files.idsInParts(query);
    const total = parts.flat().length;
    await repository.manager.transaction(async (manager) => {
      const owner = this.#ownerOf(author.caller);
      await manager.query(removeEndedSql, owner);
      const [started] = await manager.query<{ id: string }[]>(insertSql, [...owner.slice(0, 2), total]);
      if (!started) throw new Problem(409, 'export-running', kitMessages.exportRunning);
      const { id } = started;
      await manager.query(insertPartsSql, [id, JSON.stringify(parts)]);
      await reportExport({ manager, outbox }, { resource: resource.label, recordCount: total }, author);
      await this.#enqueueWrite(manager, id);
      const runAt = new Date(Date.now() + listExportHours * 3_600_000);
      await outbox.enqueue(manager, this.#tasks.remove, { id }, { key: id, runAt });
    });
    return this.state(author.caller);
  }

  async state(caller: Caller): Promise<ListExport> {
    const found = await this.#find(caller);
    if (!found) return { state: 'none' };
    const { total, written, expiresAt } = found;
    return { state: stateOf(found), total, written, expiresAt: expiresAt.toISOString() };
  }

  /** Stops a file, or removes a written one. */
  async cancel(caller: Caller): Promise<void> {
    await this.parts.repository.manager.query(
      'delete from list_export where person_id = $1 and resource = $2',
      this.#ownerOf(caller).slice(0, 2),
    );
  }

  /** Returns the file. Throws 404 unless it is complete. */
  async file(caller: Caller): Promise<Readable> {
    const found = await this.#find(caller);
    if (!found || stateOf(found) !== 'ready') throw notFound();
    return Readable.from(this.#contentOf(found.id));
  }

  /** Writes the next part of a file, and queues the one after it. A file that was removed ends. */
  async write(id: string, manager: EntityManager): Promise<void> {
    // The file first, then its part: as its removal locks them, so that neither waits for the other.
    await manager.query(lockSql, [id]);
    const [part] = await manager.query<{ number: number; ids: string[] }[]>(nextPartSql, [id]);
    if (!part) return;
    const content = await this.files.part(part.ids, part.number, manager);
    await manager.query(writePartSql, [id, part.number, content]);
    if ((await changedCount(manager, countPartSql, [id, part.ids.length])) > 0) await this.#enqueueWrite(manager, id);
  }

  async remove(id: string, manager: EntityManager): Promise<void> {
    await manager.query('delete from list_export where id = $1', [id]);
  }

  get #tasks() {
    return taskNamesOf(this.parts.resource.label);
  }

  // Owner, list and target of the jobs, as the statements number them.
  #ownerOf({ userId }: Caller): [userId: string | undefined, resource: string, target: string] {
    return [userId, this.parts.resource.label, `task:${this.#tasks.write}`];
  }

  #enqueueWrite(manager: EntityManager, id: string): Promise<void> {
    return this.parts.outbox.enqueue(manager, this.#tasks.write, { id }, { key: id });
  }

  async #find(caller: Caller): Promise<Stored | undefined> {
    const [found] = await this.parts.repository.manager.query<Stored[]>(findSql, this.#ownerOf(caller));
    return found;
  }

  async *#contentOf(id: string): AsyncGenerator<string> {
    const sql = 'select content from list_export_part where export_id = $1 and number = $2';
    for (let number = 0; ; number += 1) {
      const [part] = await this.parts.repository.manager.query<{ content: string }[]>(sql, [id, number]);
      if (!part) return;
      yield part.content;
    }
  }
}

function stateOf({ total, written, isRunning }: Stored): ListExport['state'] {
  if (isRunning) return 'running';
  return written === total ? 'ready' : 'failed';
}
