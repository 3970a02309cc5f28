import { dependencyFolders } from '../../build/workspaces.mjs';

/**
 * Returns the services and fronts that are built from one of the changed workspaces. `isShared` returns whether only
 * the shell bundles a package, from which areas take it at run time.
 */
export function affectedParts({ workspaces, services, fronts, isShared }, changed) {
  const reads = (part, name) => dependencyFolders(workspaces, part).has(workspaces.get(name).folder);
  const isBundled = (front, name) => front === 'shell' || !isShared(name);
  return {
    services: services.filter((service) => changed.some((name) => reads(service, name))),
    fronts: fronts.filter((front) => changed.some((name) => reads(front, name) && isBundled(front, name))),
  };
}
