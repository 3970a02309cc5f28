import type { AreaManifest } from '@porchlight/client';
import { matchRoutes } from '@porchlight/client/router';
import type { AreaEntry } from '@porchlight/contracts/internal';

/** Source of area manifests: the network in the browser, loaded modules on the server. */
export interface AreaSource {
  /** Returns the same promise until `evict`; also loads the screen of the path. */
  open(area: AreaEntry, path: string): Promise<AreaManifest>;
  /** Removes the cached promise, so that the next `open` retries. */
  evict(area: AreaEntry): void;
}

/** Returns the route of a manifest that matches a path, with its parameters. */
export function routeAt({ routes }: Pick<AreaManifest, 'routes'>, path: string) {
  const found = matchRoutes(
    routes.map((route) => ({ path: route.path, route })),
    path,
  )?.at(-1);
  return found && { route: found.route.route, params: found.params };
}

/** Returns a source with a manifest that is already loaded, for server rendering. */
export const preloadedSource = (manifest: AreaManifest): AreaSource => {
  // React reads `status` and `value` and renders without suspending.
  const ready = Object.assign(Promise.resolve(manifest), { status: 'fulfilled', value: manifest });
  return { open: () => ready, evict: () => undefined };
};
