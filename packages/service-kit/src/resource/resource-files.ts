import type { Readable } from 'node:stream';
import {
  maxBackgroundRecords,
  maxExportedRecords,
  type ResourceFilter,
  type ResourceRecord,
} from '@porchlight/contracts';
import type { EntityManager } from 'typeorm';
import { kitMessages } from '../http/messages.ts';
import { Problem } from '../http/problem.ts';
import { csvPart, recordsCsv } from './records-csv.ts';
import { reportExport, type Author } from './report-change.ts';
import type { ResourceList } from './resource-list.ts';
import type { ResourceParts } from './resource-records.ts';
import type { ResourceEntity } from './resource-rules.ts';

// Number of records of a file that are in memory at a time.
const batchSize = 250;
// Number of records of a part, which is written by one job.
const partSize = 500;

/** Writes the list of a resource as CSV. */
export class ResourceFiles<E extends ResourceEntity> {
  constructor(
    private readonly parts: Pick<ResourceParts<E>, 'resource' | 'repository' | 'outbox'>,
    private readonly list: ResourceList<E>,
    private readonly present: (records: readonly E[], manager: EntityManager) => Promise<ResourceRecord[]>,
  ) {}

  /**
   * Returns a list as CSV, after a report to the audit log. Throws 422 for more than 5,000 records. The file is that of
   * one moment but for changes of its records while it is sent: no connection is held for a slow client.
   */
  async export(query: ResourceFilter, author: Author): Promise<Readable> {
    const { resource, repository, outbox } = this.parts;
    const ids = await this.list.ids(query, maxExportedRecords + 1);
    if (ids.length > maxExportedRecords) throw new Problem(422, 'too-many-rows', kitMessages.tooManyRows);
    const exported = { resource: resource.label, recordCount: ids.length };
    await repository.manager.transaction((manager) => reportExport({ manager, outbox }, exported, author));
    return recordsCsv(resource.record, this.#inBatches(ids));
  }

  /** Returns the ids of a list in parts of a file. Throws 422 for more than 200,000. */
  async idsInParts(query: ResourceFilter): Promise<E['id'][][]> {
    const ids = await this.list.ids(query, maxBackgroundRecords + 1);
    if (ids.length > maxBackgroundRecords) throw new Problem(422, 'too-many-rows', kitMessages.tooManyRowsAtAll);
    const starts = Array.from({ length: Math.max(1, Math.ceil(ids.length / partSize)) }, (_, at) => at * partSize);
    return starts.map((start) => ids.slice(start, start + partSize));
  }

  /** Returns one part of a file. */
  async part(ids: readonly E['id'][], number: number, manager: EntityManager): Promise<string> {
    const records = await this.present(await this.list.withIds(ids, manager), manager);
    return csvPart(this.parts.resource.record, records, number);
  }

  async *#inBatches(ids: readonly E['id'][]): AsyncGenerator<ResourceRecord> {
    const { manager } = this.parts.repository;
    for (let at = 0; at < ids.length; at += batchSize)
      yield* await this.present(await this.list.withIds(ids.slice(at, at + batchSize), manager), manager);
  }
}
