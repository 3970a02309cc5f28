import { useMessages } from '@porchlight/client';
import type { PermissionName } from '@porchlight/contracts';
import { peopleMessages } from '../messages/catalog.ts';

/** Returns the permissions whose name for people has every word of a search. */
export function useFoundPermissions(all: readonly PermissionName[], search: string): readonly PermissionName[] {
  const t = useMessages(peopleMessages);
  const words = search.toLowerCase().split(/\s+/);
  return all.filter((name) => {
    const label = t(`roles.permissions.${name}`).toLowerCase();
    return words.every((word) => label.includes(word));
  });
}
