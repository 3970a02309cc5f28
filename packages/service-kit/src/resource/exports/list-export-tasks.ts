import { Inject, Injectable, type Type } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Task } from '../../outbox/handlers.ts';
import type { ResourceRecords } from '../resource-records.ts';
import type { ResourceEntity } from '../resource-rules.ts';
import { taskNamesOf } from './list-exports.ts';

interface ExportJob {
  readonly id: string;
}

/** Returns the provider that writes and removes the background files of a resource. `token` provides its records. */
export function listExportTasks(label: string, token: symbol): Type<object> {
  const names = taskNamesOf(label);
  @Injectable()
  class ListExportTasks {
    constructor(@Inject(token) private readonly records: ResourceRecords<ResourceEntity>) {}

    @Task(names.write)
    write({ id }: ExportJob, manager: EntityManager): Promise<void> {
      return this.records.exports.write(id, manager);
    }

    @Task(names.remove)
    remove({ id }: ExportJob, manager: EntityManager): Promise<void> {
      return this.records.exports.remove(id, manager);
    }
  }
  return ListExportTasks;
}
