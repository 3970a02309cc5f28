import { usePermission, useSession } from '@porchlight/client';
import { staffCalls } from './staff-calls.ts';

/** Returns names of at most 20 staff members by id; for readers who may view users, and without the reader. */
export function useStaffNames(ids: readonly (string | undefined)[]): ReadonlyMap<string, string> {
  const { user } = useSession();
  const mayKnow = usePermission('viewUsers');
  const others = new Set(ids.flatMap((id) => (id !== undefined && id !== user?.id ? [id] : [])));
  const { data } = staffCalls.endpoints.listStaffNames.useQuery(
    { query: { ids: [...others].sort() } },
    { skip: !mayKnow || others.size === 0 },
  );
  return new Map(data?.names.map(({ id, name }) => [id, name]));
}
