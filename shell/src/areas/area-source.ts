import type { AreaManifest } from '@porchlight/client';
import { matchRoutes } from '@porchlight/client/router';
import type { AreaEntry } from '@porchlight/contracts/internal';

/** Where manifests come from: the network in the browser, the worker's memory on the server. */
export interface AreaSource {
  /** The same promise until `forget`; for the address given its screen is loaded too. */
  open(area: AreaEntry, path: string): Promise<AreaManifest>;
  /** Lets the next `open` try anew. */
  forget(area: AreaEntry): void;
}

/** The route of a manifest that an address stands for, with its parameters. */
export function routeAt({ routes }: Pick<AreaManifest, 'routes'>, path: string) {
  const found = matchRoutes(
    routes.map((route) => ({ path: route.path, route })),
    path,
  )?.at(-1);
  return found && { route: found.route.route, params: found.params };
}

/** A source whose manifests are there: on the server, after the worker loaded the area. */
export const readySource = (manifest: AreaManifest): AreaSource => {
  // React reads `status` and `value` and draws without suspending.
  const ready = Object.assign(Promise.resolve(manifest), { status: 'fulfilled', value: manifest });
  return { open: () => ready, forget: () => undefined };
};
