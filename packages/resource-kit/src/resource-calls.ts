import { api, mutationOf, queryOf, type Build } from '@porchlight/client';
import type { AnyResource } from '@porchlight/contracts';

const endpointsOf = (build: Build, { label, routes }: AnyResource) => {
  const tag = { type: 'Resource', id: label } as const;
  const changes = { invalidates: [tag] };
  return {
    list: queryOf(build, routes.list, { provides: [tag] }),
    show: queryOf(build, routes.show, { provides: [tag] }),
    history: queryOf(build, routes.history, { provides: [tag] }),
    modify: mutationOf(build, routes.modify, changes),
    revert: mutationOf(build, routes.revert, changes),
    // Without the permission in the contract the resource has no such call, and no screen offers it.
    create: mutationOf(build, routes.create ?? routes.revert, changes),
    bulk: mutationOf(build, routes.bulk ?? routes.revert, changes),
    // One of many calls; the last one reloads the lists.
    bulkPart: mutationOf(build, routes.bulk ?? routes.revert),
    getExport: queryOf(build, routes.getExport, { keepUnusedDataFor: 0 }),
    startExport: mutationOf(build, routes.startExport),
    cancelExport: mutationOf(build, routes.cancelExport),
    references: queryOf(build, routes.references ?? routes.list),
  };
};
/** Endpoints of a resource. A change invalidates the cached lists and records of that resource. */
export type ResourceCalls = ReturnType<typeof api.injectEndpoints<ReturnType<typeof endpointsOf>>>['endpoints'];

const injected = new Map<string, ResourceCalls>();

/** Returns the RTK Query endpoints of a resource, made from its routes once. */
export function callsOf(resource: AnyResource): ResourceCalls {
  const known = injected.get(resource.label);
  if (known) return known;
  const calls = injectPrefixed<ResourceCalls>(resource.label, (build) => endpointsOf(build, resource));
  injected.set(resource.label, calls);
  return calls;
}

type Definitions = ReturnType<Parameters<typeof api.injectEndpoints>[0]['endpoints']>;
/** Injects endpoints whose names begin with a prefix. Returns them by their names without it. */
export function injectPrefixed<Calls extends object>(prefix: string, make: (build: Build) => Definitions): Calls {
  const prefixed = (name: string) => `${prefix}/${name}`;
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) =>
      Object.fromEntries(Object.entries(make(build)).map(([name, endpoint]) => [prefixed(name), endpoint])),
  });
  const all = endpoints as unknown as Readonly<Record<string, unknown>>;
  return new Proxy({} as Calls, { get: (_, name) => all[prefixed(String(name))] });
}
