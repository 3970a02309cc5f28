import type { APIRequestContext } from '@playwright/test';
import { authHeaders } from '../demo-login.ts';
import { makeExample } from '../resources/examples.ts';
import { expectedRoutes, hasScreen } from '../routes.ts';

/** Kinds of users with a console, and the areas of their consoles. */
const consoles = {
  owner: /^(mfe-admin|shell)$/,
  landlord: /^mfe-portal$/,
  support: /^mfe-support$/,
} as const;
export type ConsoleUser = keyof typeof consoles;
export const consoleUsers = Object.keys(consoles) as ConsoleUser[];

/** Lists from which the id of a record is taken, by the path of the record. The first one with the beginning counts. */
const lists: readonly (readonly [path: string, call: string])[] = [
  ['/admin/posts/categories', '/admin/post-categories'],
  ['/admin/pages/types', '/admin/page-types'],
  ['/admin/metropolitanarea', '/admin/metro-areas'],
  ['/admin/permissions', '/admin/made-permissions'],
  ['/portal/leads', '/elandlord/leads'],
  ['/portal/listings', '/elandlord/listings'],
  ['/support/listing', '/elandlord/listings'],
  ['/support/user', '/support/users?filter=landlords'],
  ['/support/company', '/support/companies?filter=all'],
];
/** Screens of links that are made for one visit. */
const madeForOneVisit = /:token|preview/;

/** Returns the id of the first record in a list: in the first array of the response. */
async function firstId(request: APIRequestContext, actor: string, call: string): Promise<string> {
  await makeExample(request, call);
  const response = await request.get(`/api${call}`, { headers: await authHeaders(request, actor) });
  const body = (await response.json()) as Readonly<Record<string, unknown>>;
  const records = Object.values(body).find(Array.isArray) as readonly { readonly id: string }[] | undefined;
  const id = records?.[0]?.id;
  if (id === undefined) throw new RangeError(`${call} has no record: ${response.status()}`);
  return id;
}

/** Returns the addresses of the screens of a console, each with a record that exists. */
export async function consoleAddresses(request: APIRequestContext, user: ConsoleUser): Promise<string[]> {
  const routes = expectedRoutes.filter((route) => consoles[user].test(route.area) && route.auth && hasScreen(route));
  const addresses: string[] = [];
  for (const { path } of routes.filter((route) => !madeForOneVisit.test(route.path))) {
    const plain = path
      .replace(/\/?:filter\?$/, '')
      .replace(/(?<=.)\/$/, '')
      .replace('modules/:id', 'modules/maps');
    const folder = plain.split('/:')[0] ?? '';
    const call = lists.find(([start]) => folder.startsWith(start))?.[1] ?? folder;
    const actor = call.startsWith('/elandlord') ? 'landlord' : user;
    addresses.push(plain.includes(':') ? plain.replace(/:\w+/, await firstId(request, actor, call)) : plain);
  }
  return addresses;
}
