import { relative } from 'node:path';

import { root } from '../root.mjs';
import { readWorkspaces } from './workspaces.mjs';

const workspaces = [...readWorkspaces(root).values()]
  .map((workspace) => ({ ...workspace, path: relative(root, workspace.folder) }))
  .sort((a, b) => (a.path < b.path ? -1 : 1));
const areas = workspaces.filter(({ area }) => area?.paths);
const isOnFirstPage = ({ area }) => area.paths.includes('/');
const namesOf = (list) => list.map(({ path }) => path);
const shortestPath = ({ area }) => Math.min(...area.paths.map(({ length }) => length));

const programs = workspaces.filter(({ path, name }) => path.startsWith('services/') && name !== 'gateway');

/** Services behind the gateway: names, schemas, roles and folders are the same. */
export const backServices = programs.filter(({ area }) => !area?.standIn).map(({ name }) => name);
/** Stand-ins of providers (`porchlight.standIn` of their package.json), which a site without the keys runs. */
export const standIns = programs.filter(({ area }) => area?.standIn).map(({ name }) => name);
/** Every service, the gateway last. */
export const allServices = [...backServices, 'gateway'];

/** Front builds that the first page needs, and the others. */
export const firstFronts = ['shell', ...namesOf(areas.filter(isOnFirstPage))];
// An area below the path of another comes first: without it, the other one answers its addresses with 'not found'.
export const remainingFronts = namesOf(
  areas.filter((area) => !isOnFirstPage(area)).sort((one, other) => shortestPath(other) - shortestPath(one)),
);
export const allFronts = [...firstFronts, ...remainingFronts];
/** Areas of staff and landlords, which use Mantine (`porchlight.console` of their package.json). */
export const consoleAreas = namesOf(areas.filter(({ area }) => area.console));

/** Top-level folders that hold workspaces: `packages`, `services`, `shell`, `mfe-…`. */
export const workspaceFolders = [...new Set(workspaces.map(({ path }) => path.split('/')[0]))];
