import { navigation } from './navigation.ts';
import { routes } from './routes.ts';

const roots = navigation.groups
  .flatMap(({ entries }) => entries)
  .flatMap(({ path, includes = [] }) => [path, ...includes]);

/** Routes that have a screen: those that belong to the navigation. */
export const builtRoutes = routes.filter(({ path }) => roots.some((root) => `${path}/`.startsWith(`${root}/`)));
