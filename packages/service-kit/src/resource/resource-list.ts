import {
  defaultPerPage,
  maxSearchResults,
  paginationOf,
  type AnyResource,
  type PagePosition,
  type ResourceFilter,
  type ResourceListQuery,
} from '@porchlight/contracts';
import {
  In,
  IsNull,
  Not,
  type EntityManager,
  type FindOptionsWhere,
  type Repository,
  type SelectQueryBuilder,
} from 'typeorm';
import type { ResourceEntity, ResourceRules } from './resource-rules.ts';

/** Lists the records of a resource: at most 100 per page, counted up to 2,400, searched by the beginnings of words. */
export class ResourceList<E extends ResourceEntity> {
  constructor(
    private readonly resource: AnyResource,
    private readonly repository: Repository<E>,
    private readonly rules: ResourceRules<E>,
  ) {}

  /** Returns the rows of the resource (alias `record`), or those in its trash. */
  rows(isTrash: boolean, manager: EntityManager = this.repository.manager): SelectQueryBuilder<E> {
    const rows = manager.createQueryBuilder<E>(this.repository.target, 'record');
    if (this.repository.metadata.findColumnWithPropertyName('deletedAt'))
      rows.where({ deletedAt: isTrash ? Not(IsNull()) : IsNull() });
    this.rules.scope?.(rows);
    return rows;
  }

  async page(query: ResourceListQuery): Promise<{ records: E[]; pagination: PagePosition }> {
    const { page = 1, perPage = defaultPerPage } = query;
    const rows = this.#matching(query);
    const found = await this.#count(rows);
    const total = Math.min(found, maxSearchResults);
    const { currentPage, showing, more } = paginationOf({ page, perPage, total, more: found > maxSearchResults });
    const records = await this.#sorted(rows, query, maxSearchResults + 1)
      .limit(perPage)
      .offset((currentPage - 1) * perPage)
      .getMany();
    return { records, pagination: { currentPage, showing, total, more } };
  }

  /** Returns the ids of the first records of a list, at most `max`, in its order. */
  async ids(query: ResourceFilter, max: number): Promise<E['id'][]> {
    const rows = await this.#sorted(this.#matching(query), query, max)
      .select('record.id', 'id')
      .limit(max)
      .getRawMany<Pick<E, 'id'>>();
    return rows.map(({ id }) => id);
  }

  /** Returns the ids, versions and one more field of the first records of a list, at most `max`, in its order. */
  async first(query: ResourceFilter, field: string, max: number): Promise<E[]> {
    const columns = ['id', 'version', field].map((name) => `record.${name}`);
    return this.#sorted(this.#matching(query), query, max).select(columns).limit(max).getMany();
  }

  /** Returns the records with the given ids, in the order of these; deleted ones are left out. */
  async withIds(ids: readonly E['id'][], manager: EntityManager): Promise<E[]> {
    const records = await manager.findBy(this.repository.target, { id: In([...ids]) } as FindOptionsWhere<E>);
    const byId = new Map(records.map((record) => [record.id, record]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  #matching(query: ResourceFilter): SelectQueryBuilder<E> {
    const rows = this.rows(query.trash ?? false);
    this.#filter(rows, query);
    this.#search(rows, query.search);
    return rows;
  }

  #filter(rows: SelectQueryBuilder<E>, query: ResourceFilter): void {
    for (const field of Object.keys(this.resource.list.filters ?? {})) {
      const value = (query as unknown as Readonly<Record<string, unknown>>)[field];
      if (value === undefined) continue;
      const restrict = this.rules.filters?.[field];
      if (restrict) restrict(rows, String(value));
      else rows.andWhere({ [field]: value });
    }
  }

  // Words match by their beginning, in any of the fields and languages: an index on the expression answers it.
  #search(rows: SelectQueryBuilder<E>, search: string | undefined): void {
    if (!search) return;
    const words = search.match(/[\p{L}\p{N}]+/gu) ?? [];
    if (words.length === 0) {
      rows.andWhere('false');
      return;
    }
    const texts = this.resource.list.search.map((field) => `to_tsvector('simple', record.${field})`);
    rows.andWhere(`(${texts.join(' || ')}) @@ to_tsquery('simple', :words)`, {
      words: words.map((word) => `${word}:*`).join(' & '),
    });
  }

  // A planner that reads in the order of the list would test all rows for a rare word. Found rows are sorted instead,
  // at most `max`.
  #firstOf(rows: SelectQueryBuilder<E>, max: number): SelectQueryBuilder<E> {
    const first = rows.clone().select('record.id', 'id').limit(max);
    return this.repository.manager
      .createQueryBuilder<E>(this.repository.target, 'record')
      .where(`record.id in (${first.getQuery()})`)
      .setParameters(first.getParameters());
  }

  // Counting stops one above the limit, so that a large table costs no more.
  async #count(rows: SelectQueryBuilder<E>): Promise<number> {
    const first = rows
      .clone()
      .select('1')
      .limit(maxSearchResults + 1);
    const counted = await this.repository.manager
      .createQueryBuilder()
      .select('count(*)::int', 'total')
      .from(`(${first.getQuery()})`, 'matching')
      .setParameters(first.getParameters())
      .getRawOne<{ total: number }>();
    return counted?.total ?? 0;
  }

  // Equal values are in the order of the other sort fields.
  #sorted(matching: SelectQueryBuilder<E>, query: ResourceFilter, maxFound: number): SelectQueryBuilder<E> {
    const rows = query.search ? this.#firstOf(matching, maxFound) : matching;
    const sort = query.sort ?? this.resource.list.sort[0] ?? 'id';
    const field = sort.replace(/^-/, '');
    rows.orderBy(`record.${field}`, sort.startsWith('-') ? 'DESC' : 'ASC');
    for (const other of [...this.resource.list.sort, 'id']) if (other !== field) rows.addOrderBy(`record.${other}`);
    return rows;
  }
}
