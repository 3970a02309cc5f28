import {
  fieldsOf,
  maxSelectedRecords,
  type AnyResource,
  type Language,
  type ResourceAction,
  type ResourceFilter,
  type ResourceHistory as History,
  type ResourceListQuery,
  type ResourcePage,
  type ResourceRecord,
  type ResourceReferences,
  type ResourceRevert,
  type ResourceVersion,
} from '@porchlight/contracts';
import type { DeepPartial, EntityManager, FindOptionsWhere, Repository } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { notFound, versionConflict, versionNotFound, type Problem } from '../http/problem.ts';
import { databaseCodeOf } from '../http/to-problem.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { refuseSameState, stateAfter } from './publication.ts';
import { ListExports } from './exports/list-exports.ts';
import type { Author } from './report-change.ts';
import { ResourceFiles } from './resource-files.ts';
import { ResourceList } from './resource-list.ts';
import type { ResourceHistory } from './resource-history.ts';
import type { ResourceEntity, ResourceRules } from './resource-rules.ts';

/** Parts that the records of a resource are built from. */
export interface ResourceParts<E extends ResourceEntity> {
  readonly resource: AnyResource;
  readonly repository: Repository<E>;
  readonly rules: ResourceRules<E>;
  readonly history: ResourceHistory;
  readonly outbox: Outbox;
}
interface Change<E> {
  readonly id: string;
  readonly version: number;
  readonly action: Exclude<ResourceAction, 'created'>;
  readonly author: Author;
  readonly edit: (before: E, manager: EntityManager) => Promise<Partial<E>>;
}

/** Transaction of a change, and who makes it. */
interface Editing {
  readonly manager: EntityManager;
  readonly author: Author;
}

// An id that the column cannot hold names no record.
const unreadableIds = new Set(['22P02', '22003', '22021']);
const systemFields = ['id', 'version', 'updatedAt', 'deletedAt'];

/** Reads and writes the records of a resource. Every change is one conditional update on the version it is based on. */
export class ResourceRecords<E extends ResourceEntity> {
  /** Files of the list. */
  readonly files: ResourceFiles<E>;
  readonly exports: ListExports<E>;
  readonly #list: ResourceList<E>;

  constructor(private readonly parts: ResourceParts<E>) {
    this.#list = new ResourceList(parts.resource, parts.repository, parts.rules);
    this.files = new ResourceFiles(parts, this.#list, (records, manager) => this.#present(records, manager));
    this.exports = new ListExports(parts, this.files);
  }

  get #manager(): EntityManager {
    return this.parts.repository.manager;
  }

  async list(query: ResourceListQuery): Promise<ResourcePage<ResourceRecord>> {
    const { records, pagination } = await this.#list.page(query);
    return { records: await this.#present(records, this.#manager), pagination };
  }

  /** Returns the first 5,000 records of a list, as bulk calls need them. The first column names a record. */
  async references(query: ResourceFilter, language: Language): Promise<ResourceReferences> {
    const [field = 'id'] = this.parts.resource.list.columns as readonly string[];
    const found = await this.#list.first(query, field, maxSelectedRecords + 1);
    return {
      records: found.slice(0, maxSelectedRecords).map((record) => ({
        id: String(record.id),
        version: record.version,
        name: textIn(language, record[field as keyof E]),
      })),
      more: found.length > maxSelectedRecords,
    };
  }

  async show(id: string): Promise<ResourceRecord> {
    const found = (await this.#find(id, this.#manager)) ?? (await this.#find(id, this.#manager, true));
    if (!found) throw notFound();
    return this.#presentOne(found, this.#manager);
  }

  async history(id: string): Promise<History> {
    await this.show(id);
    return this.parts.history.list(this.#manager, id);
  }

  create(input: object, author: Author): Promise<ResourceRecord> {
    return this.#manager.transaction(async (manager) => {
      const { repository, rules, history } = this.parts;
      const record = manager.create(repository.target, { ...input } as DeepPartial<E>);
      await rules.beforeSave?.(record, manager, undefined, author);
      const { identifiers } = await manager.insert(repository.target, record as QueryDeepPartialEntity<E>);
      const id = String(identifiers[0]?.['id']);
      await rules.saveRelated?.({ ...record, id }, manager, undefined);
      const created = await this.#get(id, manager);
      const change = { recordId: created.id, version: created.version, after: this.#fields(created) };
      await history.record(manager, { ...change, action: 'created' }, author);
      return this.#presentOne(created, manager);
    });
  }

  modify(
    id: string,
    { version, ...changes }: Partial<object> & ResourceVersion,
    author: Author,
  ): Promise<ResourceRecord> {
    const edit = (before: E, manager: EntityManager) => this.#edited(before, changes, { manager, author });
    return this.#change({ id, version, action: 'modified', author, edit });
  }

  revert(id: string, { version, to }: ResourceRevert, author: Author): Promise<ResourceRecord> {
    const edit = async (before: E, manager: EntityManager) => {
      const fields = await this.parts.history.fieldsAt(manager, id, to);
      if (!fields) throw versionNotFound();
      return this.#edited(before, fields, { manager, author });
    };
    return this.#change({ id, version, action: 'reverted', author, edit });
  }

  remove(id: string, { version }: ResourceVersion, author: Author): Promise<ResourceRecord> {
    const edit = async (before: E, manager: EntityManager) => {
      await this.parts.rules.beforeDelete?.(before, manager, author);
      return { deletedAt: new Date() } as Partial<E>;
    };
    return this.#change({ id, version, action: 'removed', author, edit });
  }

  restore(id: string, { version }: ResourceVersion, author: Author): Promise<ResourceRecord> {
    const edit = async (before: E, manager: EntityManager) => ({
      ...(await this.#edited(before, {}, { manager, author })),
      deletedAt: null,
    });
    return this.#change({ id, version, action: 'restored', author, edit });
  }

  publish(id: string, { version }: ResourceVersion, author: Author): Promise<ResourceRecord> {
    return this.#setState(id, { version, action: 'publish' }, author);
  }

  unpublish(id: string, { version }: ResourceVersion, author: Author): Promise<ResourceRecord> {
    return this.#setState(id, { version, action: 'unpublish' }, author);
  }

  #setState(
    id: string,
    { version, action }: ResourceVersion & { readonly action: keyof typeof stateAfter },
    author: Author,
  ): Promise<ResourceRecord> {
    const edit = async (before: E, manager: EntityManager) => {
      refuseSameState(before, action);
      return this.#edited(before, { state: stateAfter[action] }, { manager, author });
    };
    return this.#change({ id, version, action: 'modified', author, edit });
  }

  #change({ id, version, action, author, edit }: Change<E>): Promise<ResourceRecord> {
    const { repository, history } = this.parts;
    return this.#manager.transaction(async (manager) => {
      const before = await this.#find(id, manager, action === 'restored');
      if (!before) throw notFound();
      if (before.version !== version) throw await this.#conflict(before, manager);
      const values = { ...(await edit(before, manager)), version: version + 1, updatedAt: () => 'now()' };
      const { affected } = await manager.update(
        repository.target,
        // @mutation resource-version
        { id, version } as unknown as FindOptionsWhere<E>,
        values as unknown as QueryDeepPartialEntity<E>,
      );
      if (affected !== 1) throw await this.#conflict(await this.#get(id, manager), manager);
      const after = await this.#get(id, manager);
      const fields = { before: this.#fields(before), after: this.#fields(after) };
      await history.record(manager, { recordId: id, version: after.version, action, ...fields }, author);
      return this.#presentOne(after, manager);
    });
  }

  /** Returns the columns of a record that differ after its fields are changed and the rules are applied. */
  async #edited(before: E, changes: object, { manager, author }: Editing): Promise<Partial<E>> {
    const { repository, rules } = this.parts;
    const record = manager.create(repository.target, { ...before, ...changes } as DeepPartial<E>);
    await rules.beforeSave?.(record, manager, before, author);
    await rules.saveRelated?.(record, manager, before);
    const columns = repository.metadata.columns
      .map(({ propertyName }) => propertyName as keyof E & string)
      .filter((name) => !systemFields.includes(name))
      .filter((name) => JSON.stringify(record[name]) !== JSON.stringify(before[name]));
    return Object.fromEntries(columns.map((name) => [name, record[name]])) as Partial<E>;
  }

  async #find(id: string, manager: EntityManager, isTrash = false): Promise<E | undefined> {
    const rows = this.#list.rows(isTrash, manager);
    try {
      return (await rows.andWhere('record.id = :id', { id }).getOne()) ?? undefined;
    } catch (error) {
      if (unreadableIds.has(databaseCodeOf(error) ?? '')) return undefined;
      throw error;
    }
  }
  /** Returns a record wherever it is, in the trash or not. */
  #get(id: string, manager: EntityManager): Promise<E> {
    return manager.findOneByOrFail(this.parts.repository.target, { id } as FindOptionsWhere<E>);
  }

  async #conflict(current: E, manager: EntityManager): Promise<Problem> {
    return versionConflict(await this.#presentOne(current, manager));
  }

  #fields(record: E): object {
    const names = [...fieldsOf(this.parts.resource.input).keys()];
    return Object.fromEntries(names.map((name) => [name, record[name as keyof E]]));
  }

  async #presentOne(record: E, manager: EntityManager): Promise<ResourceRecord> {
    const [presented] = await this.#present([record], manager);
    return { ...(presented as ResourceRecord), ...this.parts.rules.presentOne?.(record) };
  }
  async #present(records: readonly E[], manager: EntityManager): Promise<ResourceRecord[]> {
    const { resource, rules } = this.parts;
    const names = [...fieldsOf(resource.record).keys()];
    const more = (await rules.present?.(records, manager)) ?? [];
    return records.map((record, at) => {
      const fields = names.map((name): [string, unknown] => [name, wireValueOf(record[name as keyof E])]);
      const present = fields.filter(([, value]) => value !== undefined && value !== null);
      return { ...Object.fromEntries(present), ...more[at], id: String(record.id) } as unknown as ResourceRecord;
    });
  }
}

const textIn = (language: Language, value: unknown): string => {
  const texts = (value ?? '') as string | Readonly<Partial<Record<Language, string>>>;
  return typeof texts === 'string' ? texts : (texts[language] ?? texts['en-CA'] ?? '');
};
const wireValueOf = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);
