import type { ApiError } from '@porchlight/client';
import type { BulkAction, ResourceBulkResult, ResourceReferences } from '@porchlight/contracts';

/** Record that a bulk action is for. */
export type SelectedRecord = ResourceReferences['records'][number];
/**
 * Result for one record. A skipped one was refused, with a reason; for a failed one there was no answer, so that it may
 * be changed or not.
 */
export interface BulkResult {
  readonly state: 'done' | 'skipped' | 'failed';
  readonly reason?: string;
}
/** Results by the id of the record. A record without one was not started. */
export type BulkResults = ReadonlyMap<string, BulkResult>;
/** Bulk action with the records that it was started for, and their results so far. */
export interface BulkRun {
  readonly action: BulkAction;
  readonly records: readonly SelectedRecord[];
  readonly phase: 'asked' | 'running' | 'ended';
  readonly results: BulkResults;
}

const resultOf = ({ message, code }: ResourceBulkResult): BulkResult =>
  code === undefined ? { state: 'done' } : { state: 'skipped', ...(message === undefined ? {} : { reason: message }) };

/** Returns the results of a call: those of its response, or the error for each record. */
export function resultsOf(
  records: readonly SelectedRecord[],
  response: readonly ResourceBulkResult[] | ApiError,
): BulkResults {
  if ('message' in response)
    return new Map(records.map(({ id }) => [id, { state: 'failed', reason: response.message }]));
  return new Map(response.map((result) => [result.id, resultOf(result)]));
}

export type BulkState = BulkResult['state'] | 'open';
export const bulkStates: readonly BulkState[] = ['done', 'skipped', 'failed', 'open'];
export const stateIn = (results: BulkResults, { id }: SelectedRecord): BulkState => results.get(id)?.state ?? 'open';
/** Returns the records that a repetition is for: those that failed or were not started. */
export const restOf = ({ records, results }: Pick<BulkRun, 'records' | 'results'>): readonly SelectedRecord[] =>
  records.filter((record) => ['failed', 'open'].includes(stateIn(results, record)));
