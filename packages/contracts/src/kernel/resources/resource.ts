import { access } from '../routes/access.ts';
import type { PermissionName } from '../routes/permissions.ts';
import {
  changeOf,
  listQueryOf,
  pageOf,
  ResourceBulk,
  ResourceBulkResponse,
  ResourceFile,
  ResourceFilter,
  ResourceHistory,
  ResourceListQuery,
  ResourceParams,
  ResourceRevert,
  ResourceVersion,
  type FilterValues,
  type ResourcePage,
  type ResourceRecord,
} from './resource-classes.ts';
import type { Currency } from '../vocabularies.ts';
import { route, type Class, type Route, type ServiceName } from '../routes/route.ts';

/** Permission of each group of calls. Without `create` or `remove` the resource does not have these calls. */
export interface ResourcePermissions {
  /** List, file of the list, show, history. */
  readonly view: PermissionName;
  readonly create?: PermissionName;
  /** Modify, revert. */
  readonly modify: PermissionName;
  /** Remove to the trash, restore from it. */
  readonly remove?: PermissionName;
}
type FieldOf<T> = keyof T & string;
/** Columns of the list screen and what the list call can search, sort and filter by. */
export interface ResourceList<R> {
  readonly columns: readonly FieldOf<R>[];
  /**
   * Fields that `search` looks in; text in any language. `searchWords` is a column of the entity alone, for texts whose
   * words PostgreSQL does not find, such as addresses.
   */
  readonly search: readonly (FieldOf<R> | 'searchWords')[];
  /** Fields to sort by; the first is the default, ascending. */
  readonly sort: readonly FieldOf<R>[];
  readonly filters?: { readonly [K in FieldOf<R>]?: FilterValues };
}
export type FormControl =
  | 'text'
  | 'translated-text'
  | 'translated-rich-text'
  | 'lines'
  | 'named-texts'
  | 'number'
  | 'money'
  | 'date'
  | 'time'
  | 'select'
  | 'choices'
  | 'reference'
  | 'references'
  | 'switch'
  | 'slug';
/** Field of the form. Its label is the message `{label of the resource}.{name}`. */
export interface ResourceField<I> {
  readonly name: FieldOf<I>;
  readonly control: FormControl;
  /**
   * Values of a `select`, or of `choices`: any number of them; their labels are the messages `{label}.{name}.{value}`.
   */
  readonly values?: readonly string[];
  /** Resource that a `reference` selects a record of, and `references` any number. */
  readonly of?: () => AnyResource;
  /** Empty is sent as null. The empty choice of a `select` is the message `{label}.{name}.none`. */
  readonly optional?: true;
  /** Currency of `money`; absent if another field of the record names it. */
  readonly currency?: Currency;
  /** Value in the form of a new record. */
  readonly initial?: string | number | boolean;
}
export interface ResourceSpec<I extends object, R extends ResourceRecord> {
  readonly service: ServiceName;
  /** Path of the list below /api; one record is at `{path}/:id`. */
  readonly path: string;
  /** Prefix of its message keys: `faqs` has `faqs.title`, `faqs.question`. */
  readonly label: string;
  readonly permissions: ResourcePermissions;
  /** Class of the editable fields. */
  readonly input: Class<I>;
  /** Class of a record in responses. */
  readonly record: Class<R>;
  readonly list: ResourceList<R>;
  readonly form: readonly ResourceField<I>[];
}

type Params = typeof ResourceParams;
/** Calls of a resource. A change based on an old version is answered 409 `version-conflict` with `current`. */
export interface ResourceRoutes<I extends object, R extends ResourceRecord> {
  readonly list: Route<undefined, Class<ResourceListQuery>, undefined, Class<ResourcePage<R>>>;
  readonly export: Route<undefined, Class<ResourceFilter>, undefined, typeof ResourceFile>;
  readonly show: Route<Params, undefined, undefined, Class<R>>;
  readonly history: Route<Params, undefined, undefined, typeof ResourceHistory>;
  readonly create?: Route<undefined, undefined, Class<I>, Class<R>>;
  readonly modify: Route<Params, undefined, Class<Partial<I> & ResourceVersion>, Class<R>>;
  readonly revert: Route<Params, undefined, typeof ResourceRevert, Class<R>>;
  readonly remove?: Route<Params, undefined, typeof ResourceVersion, Class<R>>;
  readonly restore?: Route<Params, undefined, typeof ResourceVersion, Class<R>>;
  readonly bulk?: Route<undefined, undefined, typeof ResourceBulk, typeof ResourceBulkResponse>;
}
export interface Resource<I extends object, R extends ResourceRecord> extends ResourceSpec<I, R> {
  readonly routes: ResourceRoutes<I, R>;
}
/** A resource of any input and record. */
export type AnyResource = Pick<
  Resource<object, ResourceRecord>,
  'service' | 'path' | 'label' | 'permissions' | 'routes'
> & {
  readonly input: Class;
  readonly record: Class<ResourceRecord>;
  readonly list: ResourceList<never>;
  readonly form: readonly ResourceField<never>[];
};

const notFoundCodes = ['not-found'];
const conflictCodes = ['not-found', 'version-conflict'];

/**
 * Declares an admin entity: its calls, its list and its form. Expands into ordinary routes (list, file of the list,
 * show, create, modify, remove to the trash, restore, many at once, history, revert to a version of it).
 */
export function defineResource<I extends object, R extends ResourceRecord>(spec: ResourceSpec<I, R>): Resource<I, R> {
  return { ...spec, routes: { ...readRoutes(spec), ...changeRoutes(spec), ...optionalRoutes(spec) } };
}

const nameOf = ({ input }: { readonly input: Class }) => input.name.replace(/Input$/, '');
const oneOf = ({ path }: { readonly path: string }) => `${path}/:id` as const;

function readRoutes<I extends object, R extends ResourceRecord>(spec: ResourceSpec<I, R>) {
  const { service, path, label, permissions, record, list } = spec;
  const reads = { service, method: 'GET', access: access.permission(permissions.view) } as const;
  const fields = { sort: list.sort, filters: (list.filters ?? {}) as Record<string, FilterValues> };
  return {
    list: route({
      ...reads,
      path,
      query: listQueryOf(`${nameOf(spec)}ListQuery`, ResourceListQuery, fields),
      response: pageOf(nameOf(spec), record),
      summary: `List ${label}, or their trash, for staff`,
    }),
    export: route({
      ...reads,
      path: `${path}/export`,
      query: listQueryOf(`${nameOf(spec)}FileQuery`, ResourceFilter, fields),
      response: ResourceFile,
      lane: 'export',
      errors: ['too-many-rows'],
      summary: `Get a list of ${label}, or their trash, as CSV for staff, at most 5,000`,
    }),
    show: route({
      ...reads,
      path: oneOf(spec),
      params: ResourceParams,
      response: record,
      errors: notFoundCodes,
      summary: `Get one of ${label}, for staff`,
    }),
    history: route({
      ...reads,
      path: `${oneOf(spec)}/history`,
      params: ResourceParams,
      response: ResourceHistory,
      errors: notFoundCodes,
      summary: `List the changes of one of ${label}`,
    }),
  };
}

function changeRoutes<I extends object, R extends ResourceRecord>(spec: ResourceSpec<I, R>) {
  const { service, label, permissions, input, record } = spec;
  const changes = {
    service,
    access: access.permission(permissions.modify),
    params: ResourceParams,
    response: record,
    lane: 'write',
    errors: conflictCodes,
  } as const;
  return {
    modify: route({
      ...changes,
      method: 'PATCH',
      path: oneOf(spec),
      body: changeOf(nameOf(spec), input),
      summary: `Modify one of ${label}`,
    }),
    revert: route({
      ...changes,
      method: 'POST',
      path: `${oneOf(spec)}/revert`,
      body: ResourceRevert,
      summary: `Set one of ${label} to a version of its history`,
    }),
  };
}

function optionalRoutes<I extends object, R extends ResourceRecord>(spec: ResourceSpec<I, R>) {
  const { service, path, label, permissions, input, record } = spec;
  const { create, remove } = permissions;
  const writes = { service, response: record, lane: 'write' } as const;
  const removals = { ...writes, params: ResourceParams, body: ResourceVersion, errors: conflictCodes } as const;
  return {
    ...(create && {
      create: route({
        ...writes,
        method: 'POST',
        path,
        access: access.permission(create),
        body: input,
        status: 201,
        summary: `Create one of ${label}`,
      }),
    }),
    ...(remove && {
      remove: route({
        ...removals,
        method: 'DELETE',
        path: oneOf(spec),
        access: access.permission(remove),
        summary: `Move one of ${label} to the trash, for 30 days`,
      }),
      restore: route({
        ...removals,
        method: 'POST',
        path: `${oneOf(spec)}/restore`,
        access: access.permission(remove),
        summary: `Restore one of ${label} from the trash`,
      }),
      bulk: route({
        service,
        method: 'POST',
        path: `${path}/bulk`,
        access: access.permission(remove),
        body: ResourceBulk,
        response: ResourceBulkResponse,
        lane: 'write',
        summary: `Move at most 100 of ${label} to the trash, or restore them, with a result each`,
      }),
    }),
  };
}
