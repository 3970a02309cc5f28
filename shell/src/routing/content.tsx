import type { ShellRole } from '@porchlight/client';
import type { AreaEntry } from '@porchlight/contracts/internal';
import { areaAt } from '../areas/areas.ts';
import { routeAt, type AreaSource } from '../areas/area-source.ts';
import { AreaOutlet } from '../areas/area-outlet.tsx';
import { MissingPart } from '../areas/missing-part.tsx';
import { AreaRoutes } from './area-routes.tsx';
import { DashboardGate } from './dashboard-gate.tsx';
import { shellArea } from './shell-routes.tsx';

interface Props {
  readonly path: string;
  readonly role: ShellRole;
  readonly areas: readonly AreaEntry[];
  readonly source: AreaSource;
}

/** Renders the content of a path: a page of the shell, or the area that serves it. */
export function Content({ path, role, areas, source }: Props) {
  const area = areaAt(path, areas);
  const content = area ? <AreaOutlet key={area.name} area={area} source={source} path={path} /> : <MissingPart />;
  if (path === '/admin/dashboard') return <DashboardGate role={role}>{content}</DashboardGate>;
  return routeAt(shellArea, path) ? <AreaRoutes manifest={shellArea} path={path} /> : content;
}
