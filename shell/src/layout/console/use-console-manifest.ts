import type { AreaManifest, ShellRole } from '@porchlight/client';
import type { AreaEntry } from '@porchlight/contracts/internal';
import { useEffect, useState } from 'react';
import { areaAt } from '../../areas/areas.ts';
import { routeAt, type AreaSource } from '../../areas/area-source.ts';
import { dashboardPaths } from '../../routing/dashboard-gate.tsx';
import { shellArea } from '../../routing/shell-routes.tsx';

/** Deployed areas and how they are loaded. */
export interface AreaAccess {
  readonly areas: readonly AreaEntry[];
  readonly source: AreaSource;
}

/**
 * Returns the manifest of the console at a path; undefined while it loads, or when it failed to. The pages of the account
 * belong to the console of the role.
 */
export function useConsoleManifest(path: string, role: ShellRole, { areas, source }: AreaAccess) {
  const [manifest, setManifest] = useState<AreaManifest>();
  const consolePath = routeAt(shellArea, path) ? dashboardPaths[role] : path;
  const area = areaAt(consolePath, areas);
  useEffect(() => {
    if (!area) return undefined;
    let isCurrent = true;
    source.open(area, consolePath).then(
      (opened) => {
        if (isCurrent) setManifest(opened);
      },
      () => undefined, // the content of the page reports the failure
    );
    return () => {
      isCurrent = false;
    };
  }, [area, consolePath, source]);
  return manifest?.name === area?.name ? manifest : undefined;
}
