import {
  defaultPerPage,
  maxSearchResults,
  paginationOf,
  type AnyResource,
  type PagePosition,
  type ResourceListQuery,
} from '@porchlight/contracts';
import { Brackets, IsNull, Not, type EntityManager, type Repository, type SelectQueryBuilder } from 'typeorm';
import type { ResourceEntity, ResourceRules } from './resource-rules.ts';

/** Lists the records of a resource: at most 100 per page, counted up to 2,400. */
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
    const { page = 1, perPage = defaultPerPage, trash = false } = query;
    const rows = this.rows(trash);
    this.#filter(rows, query);
    this.#search(rows, query.search);
    const found = await this.#count(rows);
    const total = Math.min(found, maxSearchResults);
    const { currentPage, showing, more } = paginationOf({ page, perPage, total, more: found > maxSearchResults });
    this.#sort(rows, query.sort ?? this.resource.list.sort[0] ?? 'id');
    const records = await rows
      .limit(perPage)
      .offset((currentPage - 1) * perPage)
      .getMany();
    return { records, pagination: { currentPage, showing, total, more } };
  }

  #filter(rows: SelectQueryBuilder<E>, query: ResourceListQuery): void {
    for (const field of Object.keys(this.resource.list.filters ?? {})) {
      const value = (query as unknown as Readonly<Record<string, unknown>>)[field];
      if (value !== undefined) rows.andWhere({ [field]: value });
    }
  }

  #search(rows: SelectQueryBuilder<E>, search: string | undefined): void {
    const text = search?.trim().replaceAll('\0', '');
    if (!text) return;
    const matches = this.resource.list.search.map((field) =>
      this.#isTranslated(field)
        ? `jsonb_path_query_array(record.${field}, '$.*')::text ilike :pattern`
        : `record.${field} ilike :pattern`,
    );
    rows.andWhere(
      new Brackets((either) => {
        for (const match of matches) either.orWhere(match);
      }),
    );
    rows.setParameter('pattern', `%${text.replace(/[\\%_]/g, (one) => `\\${one}`)}%`);
  }
  #isTranslated(field: string): boolean {
    return this.repository.metadata.findColumnWithPropertyName(field)?.type === 'jsonb';
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
  #sort(rows: SelectQueryBuilder<E>, sort: string): void {
    const field = sort.replace(/^-/, '');
    rows.orderBy(`record.${field}`, sort.startsWith('-') ? 'DESC' : 'ASC');
    for (const other of [...this.resource.list.sort, 'id']) if (other !== field) rows.addOrderBy(`record.${other}`);
  }
}
