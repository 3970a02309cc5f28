import { access, serviceNames, type Access, type AnyRoute } from '@porchlight/contracts';
import * as internal from '@porchlight/contracts/internal';
import { publicRoutes } from '@porchlight/contracts/all';

/** A route and its access declaration with one part removed. */
export interface AccessMutation {
  readonly route: AnyRoute;
  readonly description: string;
  readonly access: Access;
}

const isRoute = (value: unknown): value is AnyRoute =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value;
const internalRoutes: readonly AnyRoute[] = Object.values(internal)
  .flatMap((value): unknown[] =>
    isRoute(value) ? [value] : typeof value === 'object' && value !== null ? Object.values(value) : [],
  )
  .filter(isRoute);

/**
 * Returns every access declaration with each part removed in turn, derived from the declarations, so that new calls are
 * included.
 */
export const accessMutations = (): AccessMutation[] =>
  [...Object.values(publicRoutes), ...internalRoutes].flatMap((route) =>
    mutationsOf(route.access).map(([description, mutated]) => ({ route, description, access: mutated })),
  );

function mutationsOf(declared: Access): [string, Access][] {
  if (declared.kind === 'anyone' || declared.kind === 'provider-signature') return [];
  const open: [string, Access] = ['open to anyone', access.anyone];
  if (declared.kind === 'service')
    return [open, ['open to every service', access.service(...serviceNames)]].filter(
      ([, mutated]) => JSON.stringify(mutated) !== JSON.stringify(declared),
    ) as [string, Access][];
  if (declared.kind === 'signed-in') return [open];
  const partial: [string, Access][] =
    declared.kind === 'role' && declared.permission
      ? [
          ['without its permission', access.role(declared.role)],
          ['without its role', access.permission(declared.permission)],
        ]
      : [];
  return [open, ['open to every logged-in user', access.signedIn], ...partial];
}

/** Runs a check while a call is declared with the weaker access, then restores the declaration. */
export async function withMutation<T>({ route, access: mutated }: AccessMutation, check: () => Promise<T>): Promise<T> {
  const original = route.access;
  Object.assign(route, { access: mutated });
  try {
    return await check();
  } finally {
    Object.assign(route, { access: original });
  }
}
