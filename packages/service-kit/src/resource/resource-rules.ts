import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { Author } from './report-change.ts';

/** Columns that the entity of every resource has; one with a trash has `deletedAt` too. */
export interface ResourceEntity {
  id: string;
  version: number;
  updatedAt: Date;
  deletedAt?: Date | null;
}

/** Logic of a resource: the only place for it. Every method runs in the transaction of the call. */
export interface ResourceRules<E extends ResourceEntity = ResourceEntity> {
  /** Completes or refuses a record that is about to be created, changed or restored; `before` is the stored one. */
  beforeSave?(record: E, manager: EntityManager, before: E | undefined, author: Author): Promise<void> | void;
  /**
   * Stores what the record has besides its row, after `beforeSave`: rows of another table. A new record has its row
   * then.
   */
  saveRelated?(record: E, manager: EntityManager, before: E | undefined): Promise<void>;
  /** Restrict the rows (alias `record`) by a filter of the list that is no column, by its name. */
  readonly filters?: Readonly<Record<string, (rows: SelectQueryBuilder<E>, value: string) => void>>;
  /** Refuses to move a record to the trash, by throwing a `Problem`. */
  beforeDelete?(record: E, manager: EntityManager, author: Author): Promise<void> | void;
  /** Restricts which rows (alias `record`) belong to the resource. */
  scope?(rows: SelectQueryBuilder<E>): void;
  /** Returns further fields of each record in responses, in the order of the records. */
  present?(records: readonly E[], manager: EntityManager): Promise<readonly object[]> | readonly object[];
  /** Returns further fields of a record that a response shows alone: its HTML, sanitized again. */
  presentOne?(record: E): object;
}
