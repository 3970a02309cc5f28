import * as accounts from './accounts/index.ts';
import * as catalog from './catalog/index.ts';
import * as commerce from './commerce/index.ts';
import * as content from './content/index.ts';
import type { AnyResource } from './kernel/resources/resource.ts';
import type { AnyRoute } from './kernel/routes/route.ts';

const isRoute = (value: unknown): value is AnyRoute =>
  typeof value === 'object' &&
  value !== null &&
  'service' in value &&
  'path' in value &&
  'access' in value &&
  'method' in value;
const isResource = (value: unknown): value is AnyResource =>
  typeof value === 'object' && value !== null && 'routes' in value && 'permissions' in value;
const domains = [accounts, catalog, commerce, content];
const routesOf = (domain: Record<string, unknown>): [string, AnyRoute][] =>
  Object.entries(domain).flatMap(([name, value]): [string, AnyRoute][] => {
    if (isRoute(value)) return [[name, value]];
    if (!isResource(value)) return [];
    return Object.entries(value.routes).map(([action, route]) => [`${name}.${action}`, route as AnyRoute]);
  });

/**
 * All routes that the gateway serves, by the name of their constant. The route table and the API documentation are
 * derived from it.
 */
export const publicRoutes: Readonly<Record<string, AnyRoute>> = Object.fromEntries(domains.flatMap(routesOf));
/** All admin entities that the contracts declare. */
export const resources: readonly AnyResource[] = domains.flatMap((domain) => Object.values(domain).filter(isResource));
