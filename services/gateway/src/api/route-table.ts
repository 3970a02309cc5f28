import type { AnyRoute } from '@porchlight/contracts';

interface RouteNode {
  readonly literals: Map<string, RouteNode>;
  parameter?: RouteNode;
  readonly routes: Map<string, AnyRoute>;
}
const createNode = (): RouteNode => ({ literals: new Map(), routes: new Map() });

/** Result of a route lookup: the route, or the methods that the path accepts; undefined for an unknown path. */
export type RouteMatch = { readonly route: AnyRoute } | { readonly methods: readonly string[] } | undefined;

/** Public routes by method and path; a literal segment takes precedence over a parameter. */
export class RouteTable {
  readonly #root = createNode();

  constructor(routes: Iterable<AnyRoute>) {
    for (const route of routes) this.#add(route);
  }

  /** Finds a route; `HEAD` is looked up as `GET`. */
  find(method: string, segments: readonly string[]): RouteMatch {
    const end = search(this.#root, segments, 0);
    if (!end) return undefined;
    const route = end.routes.get(method === 'HEAD' ? 'GET' : method);
    return route ? { route } : { methods: [...end.routes.keys()] };
  }

  #add(route: AnyRoute): void {
    let at = this.#root;
    for (const part of route.path.split('/').filter(Boolean)) {
      const next = part.startsWith(':') ? (at.parameter ??= createNode()) : (at.literals.get(part) ?? createNode());
      if (!part.startsWith(':')) at.literals.set(part, next);
      at = next;
    }
    if (at.routes.has(route.method)) throw new Error(`Duplicate route ${route.method} ${route.path}`);
    at.routes.set(route.method, route);
  }
}

function search(at: RouteNode, segments: readonly string[], depth: number): RouteNode | undefined {
  const part = segments[depth];
  if (part === undefined) return at.routes.size ? at : undefined;
  const literal = at.literals.get(part);
  return (
    (literal && search(literal, segments, depth + 1)) ?? (at.parameter && search(at.parameter, segments, depth + 1))
  );
}
