import { access } from '../routes/access.ts';
import { route, type Class } from '../routes/route.ts';
import { Done } from '../input/fields.ts';
import { bulkActionsOf } from './bulk-actions.ts';
import { ListExport } from './list-export.ts';
import type { AnyResource, ResourceSpec } from './resource.ts';
import {
  bulkOf,
  changeOf,
  listQueryOf,
  pageOf,
  ResourceBulkResponse,
  ResourceFile,
  ResourceFilter,
  ResourceHistory,
  ResourceListQuery,
  ResourceParams,
  ResourceReferences,
  ResourceRevert,
  ResourceVersion,
  type FilterValues,
  type ResourceRecord,
} from './resource-classes.ts';

const notFoundCodes = ['not-found'];
const conflictCodes = ['not-found', 'version-conflict'];

const nameOf = ({ input }: { readonly input: Class }) => input.name.replace(/Input$/, '');
const fieldsOf = ({ sort, filters = {} }: Pick<AnyResource['list'], 'sort' | 'filters'>) => ({
  sort,
  filters: filters as Record<string, FilterValues>,
});
/** Returns the class of the query for the records of a list, on all of its pages. */
export const filterOf = (spec: {
  readonly input: Class;
  readonly list: Pick<AnyResource['list'], 'sort' | 'filters'>;
}) => listQueryOf(`${nameOf(spec)}FileQuery`, ResourceFilter, fieldsOf(spec.list));
const oneOf = ({ path }: { readonly path: string }) => `${path}/:id` as const;

/** Returns the calls that read the records of a resource. */
export function readRoutes<I extends object, R extends ResourceRecord>(
  spec: ResourceSpec<I, R>,
  filter: Class<ResourceFilter>,
) {
  const { service, path, label, permissions, record, list } = spec;
  const reads = { service, method: 'GET', access: access.permission(permissions.view) } as const;
  return {
    list: route({
      ...reads,
      path,
      query: listQueryOf(`${nameOf(spec)}ListQuery`, ResourceListQuery, fieldsOf(list)),
      response: pageOf(nameOf(spec), record),
      summary: `List ${label}, or their trash, for staff`,
    }),
    export: route({
      ...reads,
      path: `${path}/export`,
      query: filter,
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

/** Returns the calls for files of a list that are written in the background. */
export function exportRoutes<I extends object, R extends ResourceRecord>(
  { service, path, label, permissions }: ResourceSpec<I, R>,
  filter: Class<ResourceFilter>,
) {
  const reads = { service, method: 'GET', access: access.permission(permissions.view) } as const;
  return {
    startExport: route({
      ...reads,
      method: 'POST',
      path: `${path}/export`,
      query: filter,
      response: ListExport,
      lane: 'export',
      errors: ['export-running', 'too-many-rows'],
      summary: `Write a list of ${label}, at most 200,000, as CSV in the background, in place of an earlier one`,
    }),
    getExport: route({
      ...reads,
      path: `${path}/export/state`,
      response: ListExport,
      summary: `Get the state of the caller's background file of ${label}`,
    }),
    cancelExport: route({
      ...reads,
      method: 'DELETE',
      path: `${path}/export`,
      response: Done,
      lane: 'write',
      summary: `Stop or remove the caller's background file of ${label}`,
    }),
    getExportFile: route({
      ...reads,
      path: `${path}/export/file`,
      response: ResourceFile,
      lane: 'export',
      errors: notFoundCodes,
      summary: `Get the caller's background file of ${label}, for 24 hours`,
    }),
  };
}

/** Returns the calls that change one record. */
export function changeRoutes<I extends object, R extends ResourceRecord>(spec: ResourceSpec<I, R>) {
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

/** Returns the calls that a resource has by its permissions. */
export function optionalRoutes<I extends object, R extends ResourceRecord>(
  spec: ResourceSpec<I, R>,
  filter: Class<ResourceFilter>,
) {
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
        body: bulkOf(`${nameOf(spec)}Bulk`, bulkActionsOf(spec)),
        response: ResourceBulkResponse,
        lane: 'write',
        summary: `Change at most 100 of ${label} by one action, with a result each`,
      }),
      references: route({
        service,
        method: 'GET',
        path: `${path}/references`,
        access: access.permission(remove),
        query: filter,
        response: ResourceReferences,
        summary: `List the versions and names of the first 5,000 of a list of ${label}, to change them by one action`,
      }),
    }),
  };
}
