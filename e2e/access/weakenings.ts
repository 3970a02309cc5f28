import { access, type Access, type AnyRoute } from '@porchlight/contracts';
import * as internal from '@porchlight/contracts/internal';
import { publicRoutes } from '@porchlight/contracts/all';

/** A call and what its access looks like with a part of it gone. */
export interface Weakening {
  readonly route: AnyRoute;
  readonly said: string;
  readonly access: Access;
}

const isRoute = (value: unknown): value is AnyRoute =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value;
const internalRoutes: readonly AnyRoute[] = Object.values(internal)
  .flatMap((value): unknown[] =>
    isRoute(value) ? [value] : typeof value === 'object' && value !== null ? Object.values(value) : [],
  )
  .filter(isRoute);

/** Every access declaration with each part removed in turn. Made from the declarations: a call of tomorrow is in. */
export const weakenings = (): Weakening[] =>
  [...Object.values(publicRoutes), ...internalRoutes].flatMap((route) =>
    weaker(route.access).map(([said, weak]) => ({ route, said, access: weak })),
  );

function weaker(declared: Access): [string, Access][] {
  if (declared.kind === 'anyone' || declared.kind === 'provider-signature') return [];
  const open: [string, Access] = ['open to anyone', access.anyone];
  if (declared.kind === 'service')
    return [
      open,
      ['open to every service', access.service('gateway', 'accounts', 'catalog', 'commerce', 'content')],
    ].filter(([, weak]) => JSON.stringify(weak) !== JSON.stringify(declared)) as [string, Access][];
  if (declared.kind === 'signed-in') return [open];
  const half: [string, Access][] =
    declared.kind === 'role' && declared.permission
      ? [
          ['without its permission', access.role(declared.role)],
          ['without its role', access.permission(declared.permission)],
        ]
      : [];
  return [open, ['open to whoever is signed in', access.signedIn], ...half];
}

/** Runs a look while a call is declared in the weaker way; the declaration is whole again afterwards. */
export async function whileWeaker<T>({ route, access: weak }: Weakening, look: () => Promise<T>): Promise<T> {
  const whole = route.access;
  Object.assign(route, { access: weak });
  try {
    return await look();
  } finally {
    Object.assign(route, { access: whole });
  }
}
