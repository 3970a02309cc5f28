import { Injectable, type Type } from '@nestjs/common';
import { fieldsOf, type AnyResource } from '@porchlight/contracts';
import type { DraftChange, DraftResponse } from '@porchlight/contracts/content';
import { notFound, Problem, type ResourceEntity } from '@porchlight/service-kit';
import { DataSource, IsNull, type FindOptionsWhere } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { messages } from './messages.ts';

/** Columns of an entity whose records have a draft. */
export interface DraftEntity extends ResourceEntity {
  state: string;
  draft: object | null;
}
/** A resource whose records have a draft, with their entity. */
export interface DraftedResource<E extends DraftEntity> {
  readonly resource: AnyResource;
  readonly entity: Type<E>;
}
/** The record to change, and the version that the change is based on. */
interface Base {
  readonly id: string;
  readonly version: number;
}

/**
 * Drafts of records: what is typed into their forms. A draft raises the version of its record, so that a second window
 * is refused instead of writing over it, and leaves no entry in the history.
 * (docs/rules/content.md#content-42-what-is-typed-is-a-draft-until-it-is-saved)
 */
@Injectable()
export class Drafts {
  constructor(private readonly dataSource: DataSource) {}

  save<E extends DraftEntity>(of: DraftedResource<E>, { fields, ...base }: DraftChange & Base): Promise<DraftResponse> {
    refuseUnknown(of.resource, fields);
    return this.#change(of, base, fields);
  }

  discard<E extends DraftEntity>(of: DraftedResource<E>, base: Base): Promise<DraftResponse> {
    return this.#change(of, base, null);
  }

  #change<E extends DraftEntity>({ entity }: DraftedResource<E>, { id, version }: Base, draft: object | null) {
    return this.dataSource.transaction(async (manager): Promise<DraftResponse> => {
      const { affected } = await manager.update(
        entity,
        // @mutation draft-version
        { id, version, deletedAt: IsNull() } as unknown as FindOptionsWhere<E>,
        { draft, version: version + 1, updatedAt: () => 'now()' } as unknown as QueryDeepPartialEntity<E>,
      );
      const stored = await manager.findOneBy(entity, { id, deletedAt: IsNull() } as unknown as FindOptionsWhere<E>);
      if (!stored) throw notFound();
      if (affected !== 1) throw new Problem(409, 'version-conflict', messages.conflict);
      const state = stateWith(stored);
      if (state !== stored.state)
        await manager.update(entity, { id } as FindOptionsWhere<E>, { state } as unknown as QueryDeepPartialEntity<E>);
      const { updatedAt } = stored;
      return { version: stored.version, state, updatedAt: updatedAt.toISOString(), ...(draft ? { draft } : {}) };
    });
  }
}

/** Returns the state of a record after a change of its draft: a public one is changed while it has a draft. */
function stateWith({ state, draft }: DraftEntity): string {
  if (state === 'published' && draft) return 'changed';
  return state === 'changed' && !draft ? 'published' : state;
}

function refuseUnknown({ input }: AnyResource, fields: object): void {
  // The state is chosen, not typed.
  const known = new Set([...fieldsOf(input).keys()].filter((name) => name !== 'state'));
  const unknown = Object.keys(fields).filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new Problem(422, 'input-refused', messages.unknownField, {
      errors: Object.fromEntries(unknown.map((name) => [name, [messages.unknownField]])),
    });
}
