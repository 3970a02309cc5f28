import type { AnyRoute } from '@porchlight/contracts';

interface Branch {
  readonly named: Map<string, Branch>;
  any?: Branch;
  readonly routes: Map<string, AnyRoute>;
}
const branch = (): Branch => ({ named: new Map(), routes: new Map() });

/** What stands at an address: the call that was asked for, or the methods that it takes instead. */
export type Found = { readonly route: AnyRoute } | { readonly methods: readonly string[] } | undefined;

/** The calls that may pass the gateway, found by method and path; a literal part wins over a parameter. */
export class RouteTable {
  readonly #root = branch();

  constructor(routes: Iterable<AnyRoute>) {
    for (const route of routes) this.#add(route);
  }

  /** `HEAD` finds what `GET` finds. */
  find(method: string, segments: readonly string[]): Found {
    const end = search(this.#root, segments, 0);
    if (!end) return undefined;
    const route = end.routes.get(method === 'HEAD' ? 'GET' : method);
    return route ? { route } : { methods: [...end.routes.keys()] };
  }

  #add(route: AnyRoute): void {
    let at = this.#root;
    for (const part of route.path.split('/').filter(Boolean)) {
      const next = part.startsWith(':') ? (at.any ??= branch()) : (at.named.get(part) ?? branch());
      if (!part.startsWith(':')) at.named.set(part, next);
      at = next;
    }
    if (at.routes.has(route.method)) throw new Error(`Two calls are declared as ${route.method} ${route.path}`);
    at.routes.set(route.method, route);
  }
}

function search(at: Branch, segments: readonly string[], depth: number): Branch | undefined {
  const part = segments[depth];
  if (part === undefined) return at.routes.size ? at : undefined;
  const literal = at.named.get(part);
  return (literal && search(literal, segments, depth + 1)) ?? (at.any && search(at.any, segments, depth + 1));
}
