import type { AnyRoute } from '@porchlight/contracts';
import { madePermissionResource, revokeApiKey, roleResource, userResource } from '@porchlight/contracts/accounts';
import { everyoneKey } from './cache-drops.ts';

const rights = [roleResource.path, madePermissionResource.path];
const oneUser = [`${userResource.path}/:id`, '/admin/renters/:id'];

/**
 * Returns whose cached sessions a change by staff makes obsolete besides those of the caller: the id of the user that it
 * changes, or `everyoneKey` for a role or permission and for an API key, whose owner the gateway does not know.
 */
export function sessionsChangedBy({ path: pattern }: AnyRoute, path: string): readonly string[] {
  if (pattern === revokeApiKey.path || rights.some((path) => `${pattern}/`.startsWith(`${path}/`)))
    return [everyoneKey];
  const id = path.split(/[/?]/)[3];
  return id && oneUser.some((user) => `${pattern}/`.startsWith(`${user}/`)) ? [id] : [];
}
