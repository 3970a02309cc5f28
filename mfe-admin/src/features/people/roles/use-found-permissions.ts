import type { AnyPermission } from '@porchlight/contracts';
import { usePermissionLabels } from '../permissions/use-permission-labels.ts';

/** Returns the permissions whose name for people has every word of a search. */
export function useFoundPermissions<P extends AnyPermission>(all: readonly P[], search: string): readonly P[] {
  const { labelOf } = usePermissionLabels();
  const words = search.toLowerCase().split(/\s+/);
  return all.filter((name) => {
    const label = labelOf(name).toLowerCase();
    return words.every((word) => label.includes(word));
  });
}
