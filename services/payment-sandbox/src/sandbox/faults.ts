import { changedRow } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';

/** Planned faults, each for a number of calls. `error`: status 500 before anything happens. `lost-response`: the
 * connection is cut after the commit. `processing`: a payment does not settle at once. `held-event`: an event is
 * stored,
 * and delivered by request only. */
export const faultKinds = ['error', 'lost-response', 'processing', 'held-event'] as const;
export type FaultKind = (typeof faultKinds)[number];

const takeSql = `
  update fault set remaining = remaining - 1 where remaining > 0 and id = (
    select id from fault where kind = any($1) and remaining > 0 and (method is null or method = $2)
      and (path is null or starts_with($3, path)) order by id limit 1 for update)
  returning kind, seconds`;

/** Uses up one fault of these kinds that concerns a call; of several the oldest. */
export const takeFault = (
  manager: EntityManager,
  kinds: readonly FaultKind[],
  { method, path }: { readonly method?: string; readonly path?: string } = {},
): Promise<{ kind: FaultKind; seconds: number | null } | undefined> =>
  changedRow(manager, takeSql, [kinds, method ?? null, path ?? '']);
