import { mergeUndoDays, type AccountMerge, type MergeStepName } from '@porchlight/contracts/accounts';
import type { EntityManager } from 'typeorm';

/** Merges that the page of a user shows. */
const maxMerges = 10;
/** Reserves both accounts for a merge, in one order for all merges; an account that another one holds is a conflict. */
export const sidesSql = `
  insert into account_merge_side (person_id, merge_id)
  select person_id, $1 from unnest(array[$2, $3]::uuid[]) person_id order by person_id`;

/** A merge as its steps read it. */
export interface StoredMerge {
  readonly id: string;
  readonly survivorId: string;
  readonly mergedId: string;
  readonly actorId: string;
  readonly reason: string;
  readonly state: AccountMerge['state'];
}
/** First step that is not done. */
export interface NextStep {
  readonly name: MergeStepName;
  readonly position: number;
  readonly attempts: number;
}

// The job of a merge runs once at a time; an undo waits for its step.
const lockSql = `
  select id, survivor_id as "survivorId", merged_id as "mergedId", actor_id as "actorId", reason, state
  from account_merge where id = $1 for update`;
const nextSql = `
  select name, position, attempts from account_merge_step
  where merge_id = $1 and state <> 'done' order by position limit 1`;
const listSql = `
  select id, survivor_id as "survivorId", merged_id as "mergedId", state,
    case when state = 'done' and done_at > now() - ${mergeUndoDays} * interval '1 day'
      then done_at + ${mergeUndoDays} * interval '1 day' end as "undoUntil",
    (select json_agg(json_strip_nulls(json_build_object('name', name, 'state', step.state, 'reason', step.reason))
      order by position) from account_merge_step step where merge_id = account_merge.id) as steps
  from account_merge
  where ($1::uuid is not null and id = $1) or ($2::uuid is not null and (survivor_id = $2 or merged_id = $2))
  order by started_at desc, id limit ${maxMerges}`;

type Row = Omit<AccountMerge, 'undoUntil'> & { readonly undoUntil: Date | null };

/** Returns one merge, or the last ones of a user. */
export async function readMerges(
  manager: EntityManager,
  { id, userId }: { readonly id?: string; readonly userId?: string },
): Promise<AccountMerge[]> {
  const rows = await manager.query<Row[]>(listSql, [id ?? null, userId ?? null]);
  return rows.map(({ undoUntil, ...merge }) => ({
    ...merge,
    ...(undoUntil === null ? {} : { undoUntil: undoUntil.toISOString() }),
  }));
}

/** Locks a merge until the end of the transaction, and returns it with its next step. */
export async function lockMerge(
  manager: EntityManager,
  id: string,
): Promise<{ readonly merge: StoredMerge; readonly step: NextStep } | undefined> {
  const [merge] = await manager.query<StoredMerge[]>(lockSql, [id]);
  const [step] = await manager.query<NextStep[]>(nextSql, [id]);
  return merge && step ? { merge, step } : undefined;
}
