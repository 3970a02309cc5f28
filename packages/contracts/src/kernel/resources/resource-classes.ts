import {
  ArrayMinSize,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';

import { ListOf, Nested } from '../input/nested.ts';
import { isNullable } from '../input/nullable.ts';
import { PagePosition } from '../routes/pagination.ts';
import { fieldsOf } from '../input/read.ts';
import type { Class } from '../routes/route.ts';
import { maxBulkRecords, maxSelectedRecords } from '../input/kernel-limits.ts';
import type { BulkAction } from './bulk-actions.ts';

/** Days that a removed record stays in the trash before it is deleted. */
export const trashDays = 30;
export const defaultPerPage = 25;

/** Fields that every record of a resource carries. */
export class ResourceRecord {
  @IsString() id!: string;
  /** Incremented by every change; sent back by the next change. */
  @IsInt() version!: number;
  @IsISO8601() updatedAt!: string;
  /** Time of removal, in the trash only. */
  @IsOptional() @IsISO8601() deletedAt?: string;
}
export class ResourceParams {
  @IsString() @MaxLength(64) id!: string;
}
/** Version that a change is based on; another one is answered 409. */
export class ResourceVersion {
  @IsInt() @Min(1) @Max(2_147_483_647) version!: number;
}
export class ResourceRevert extends ResourceVersion {
  /** Version whose fields become the current ones. */
  @IsInt() @Min(1) @Max(2_147_483_647) to!: number;
}
/** Record of a bulk call, with the version that its change is based on. */
export class ResourceReference extends ResourceVersion {
  @IsString() @MaxLength(64) id!: string;
}
/** Record of a list, as a bulk call needs it. */
export class SelectedRecord extends ResourceReference {
  /** First column of the list, in the language of the request. */
  @IsString() name!: string;
}
export class ResourceReferences {
  /** In the order of the list. */
  @ListOf(() => SelectedRecord, maxSelectedRecords) records!: SelectedRecord[];
  /** True if the list has more. */
  @IsBoolean() more!: boolean;
}
/** Changes many records by one action. */
export class ResourceBulk {
  /** One of those of the resource. */
  action!: BulkAction;
  @ArrayMinSize(1) @ListOf(() => ResourceReference, maxBulkRecords) records!: ResourceReference[];
}
/** Result for one record of a bulk call; `code` and `message` say why it was not changed. */
export class ResourceBulkResult {
  @IsString() id!: string;
  @IsOptional() @IsString() code?: string;
  @IsOptional() @IsString() message?: string;
}
export class ResourceBulkResponse {
  /** In the order of the request. */
  @ListOf(() => ResourceBulkResult) results!: ResourceBulkResult[];
}
/** Records of a list, and their order. */
export class ResourceFilter {
  @IsOptional() @IsString() @MaxLength(100) search?: string;
  /** Field to sort by, descending with a leading `-`. */
  @IsOptional() @IsString() sort?: string;
  /** True lists the trash instead. */
  @IsOptional() @IsBoolean() trash?: boolean;
}
/** Page of a list. */
export class ResourceListQuery extends ResourceFilter {
  @IsOptional() @IsInt() @Min(1) @Max(1000) page?: number;
  @IsOptional() @IsInt() @Min(1) @Max(100) perPage?: number;
}
/** The response is a CSV file, not JSON. */
export class ResourceFile {}
/** Kinds of the values of a field `named-texts`. An `address` is a path of the site or an https link. */
export const namedTextKinds = ['text', 'rich-text', 'address', 'amount', 'day', 'fixed'] as const;
export type NamedTextKind = (typeof namedTextKinds)[number];
export const resourceActions = ['created', 'modified', 'removed', 'restored', 'reverted'] as const;
export type ResourceAction = (typeof resourceActions)[number];
/** One change of a record. */
export class ResourceChange {
  /** Version that the change resulted in. */
  @IsInt() version!: number;
  @IsIn(resourceActions) action!: ResourceAction;
  @IsISO8601() at!: string;
  /** User who made the change; absent once the account is erased. */
  @IsOptional() @IsUUID() actorId?: string;
  /** Editable fields before the change; absent for a created record. */
  @IsOptional() @IsObject() before?: object;
  /** Editable fields after the change. */
  @IsObject() after!: object;
}
export class ResourceHistory {
  /** Newest first, at most 20. */
  @ListOf(() => ResourceChange) changes!: ResourceChange[];
}
export interface ResourcePage<R> {
  records: R[];
  pagination: PagePosition;
}

/** Values that a filter accepts: a list of them, or the id of another record. */
export type FilterValues = readonly string[] | 'id';

const named = <T extends Class>(type: T, name: string): T => Object.defineProperty(type, 'name', { value: name });

/** Fields that a list is sorted and filtered by. */
interface ListFields {
  readonly sort: readonly string[];
  readonly filters: Readonly<Record<string, FilterValues>>;
}
/** Returns a query class of a list: that of any list, `sort` by the given fields, one key per filter. */
export function listQueryOf<Q extends ResourceFilter>(
  name: string,
  anyList: Class<Q>,
  { sort, filters }: ListFields,
): Class<Q> {
  const Base = anyList as unknown as Class<ResourceFilter> & (new () => ResourceFilter);
  class ListQuery extends Base {}
  IsIn(sort.flatMap((field) => [field, `-${field}`]))(ListQuery.prototype, 'sort');
  for (const [field, values] of Object.entries(filters)) {
    IsOptional()(ListQuery.prototype, field);
    if (values === 'id') for (const rule of [IsString(), MaxLength(64)]) rule(ListQuery.prototype, field);
    else IsIn([...values])(ListQuery.prototype, field);
  }
  return named(ListQuery, name) as unknown as Class<Q>;
}

/** Returns the class of a bulk call with the given actions. */
export function bulkOf(name: string, actions: readonly BulkAction[]): Class<ResourceBulk> {
  class Bulk extends ResourceBulk {}
  IsIn([...actions])(Bulk.prototype, 'action');
  return named(Bulk, name);
}

/** Returns the class of a page of records. */
export function pageOf<R extends object>(name: string, record: Class<R>): Class<ResourcePage<R>> {
  class Page {
    @ListOf(() => record) records!: R[];
    @Nested(() => PagePosition) pagination!: PagePosition;
  }
  return named(Page, `${name}Page`);
}

/**
 * Returns the body of a change: the version it is based on, and the fields to change; omitted fields stay unchanged.
 */
export function changeOf<I extends object>(name: string, input: Class<I>): Class<Partial<I> & ResourceVersion> {
  const Base = input as unknown as Class<object> & (new () => object);
  class Change extends Base {
    @IsInt() @Min(1) @Max(2_147_483_647) version!: number;
  }
  // Replaces the condition of a nullable field, which its class inherits.
  for (const field of fieldsOf(input).keys())
    ValidateIf((_, value: unknown) => value !== undefined && !(value === null && isNullable(input, field)))(
      Change.prototype,
      field,
    );
  return named(Change, `${name}Change`) as unknown as Class<Partial<I> & ResourceVersion>;
}
