import type { Done } from '../input/fields.ts';
import type { PermissionName } from '../routes/permissions.ts';
import type {
  FilterValues,
  ResourceBulk,
  ResourceBulkResponse,
  ResourceFile,
  ResourceFilter,
  ResourceHistory,
  ResourceListQuery,
  ResourcePage,
  ResourceParams,
  ResourceRecord,
  ResourceReferences,
  ResourceRevert,
  ResourceVersion,
} from './resource-classes.ts';
import { changeRoutes, exportRoutes, filterOf, optionalRoutes, readRoutes } from './resource-routes.ts';
import type { ListExport } from './list-export.ts';
import type { Currency } from '../vocabularies.ts';
import type { Class, Route, ServiceName } from '../routes/route.ts';

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
  | 'columns'
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
   * Of `columns` the fields for which a file has names: each is `{ field, source }`.
   */
  readonly values?: readonly string[];
  /** Resource that a `reference` selects a record of, and `references` any number. */
  readonly of?: () => AnyResource;
  /** Empty is sent as null. The empty choice of a `select` is the message `{label}.{name}.none`. */
  readonly optional?: true;
  /** Rich text without notes, tables and images. */
  readonly isShort?: true;
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
  readonly startExport: Route<undefined, Class<ResourceFilter>, undefined, typeof ListExport>;
  readonly getExport: Route<undefined, undefined, undefined, typeof ListExport>;
  readonly cancelExport: Route<undefined, undefined, undefined, typeof Done>;
  readonly getExportFile: Route<undefined, undefined, undefined, typeof ResourceFile>;
  readonly show: Route<Params, undefined, undefined, Class<R>>;
  readonly history: Route<Params, undefined, undefined, typeof ResourceHistory>;
  readonly create?: Route<undefined, undefined, Class<I>, Class<R>>;
  readonly modify: Route<Params, undefined, Class<Partial<I> & ResourceVersion>, Class<R>>;
  readonly revert: Route<Params, undefined, typeof ResourceRevert, Class<R>>;
  readonly remove?: Route<Params, undefined, typeof ResourceVersion, Class<R>>;
  readonly restore?: Route<Params, undefined, typeof ResourceVersion, Class<R>>;
  readonly bulk?: Route<undefined, undefined, Class<ResourceBulk>, typeof ResourceBulkResponse>;
  readonly references?: Route<undefined, Class<ResourceFilter>, undefined, typeof ResourceReferences>;
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

/**
 * Declares an admin entity: its calls, its list and its form. Expands into ordinary routes (list, file of the list,
 * show, create, modify, remove to the trash, restore, many by one action, history, revert to a version of it).
 */
export function defineResource<I extends object, R extends ResourceRecord>(spec: ResourceSpec<I, R>): Resource<I, R> {
  const filter = filterOf(spec);
  return {
    ...spec,
    routes: {
      ...readRoutes(spec, filter),
      ...exportRoutes(spec, filter),
      ...changeRoutes(spec),
      ...optionalRoutes(spec, filter),
    },
  };
}
