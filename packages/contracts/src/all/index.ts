import * as accounts from '../accounts/index.ts';
import * as catalog from '../catalog/index.ts';
import * as commerce from '../commerce/index.ts';
import * as content from '../content/index.ts';
import type { AnyRoute } from '../kernel/route.ts';

const isRoute = (value: unknown): value is AnyRoute =>
  typeof value === 'object' &&
  value !== null &&
  'service' in value &&
  'path' in value &&
  'access' in value &&
  'method' in value;
const routesOf = (domain: Record<string, unknown>) =>
  Object.entries(domain).filter((entry): entry is [string, AnyRoute] => isRoute(entry[1]));

/** Every call that the gateway serves, by the name of its constant: the route table and the printed API come from it. */
export const publicRoutes: Readonly<Record<string, AnyRoute>> = Object.fromEntries(
  [accounts, catalog, commerce, content].flatMap(routesOf),
);
