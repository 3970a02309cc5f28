import type { BulkAction } from '@porchlight/contracts';
import { useEffect, useRef, useState } from 'react';
import { useKitMessages } from '../../messages/catalog.ts';
import type { ResourceScreens } from '../../resource-screens.ts';
import { useChange } from '../../use-change.ts';
import { restOf, resultsOf, type BulkResults, type BulkRun, type SelectedRecord } from './bulk-result.ts';

/** Number of records of one call. */
export const bulkBatch = 50;
const nothing: BulkResults = new Map();

/**
 * Changes records by one action: after a confirmation, in calls of 50 records one after another, until all have a
 * result, a call fails or the user stops it. `onDone` is called at the end.
 */
export function useBulk(screens: ResourceScreens, onDone: () => void) {
  const k = useKitMessages();
  const change = useChange(screens);
  const [run, setRun] = useState<BulkRun>();
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  const end = (ended: BulkRun) => {
    change.reloadLists();
    onDone();
    const count = ended.records.length;
    const isDone = [...ended.results.values()].filter(({ state }) => state === 'done').length === count;
    if (isDone) change.notify('success', k(`bulkDone.${ended.action}`, { count }));
    setRun(isDone && count <= bulkBatch ? undefined : { ...ended, phase: 'ended' });
  };
  const start = async (started: Omit<BulkRun, 'phase'>) => {
    isStopped.current = false;
    const { action } = started;
    let { results } = started;
    const rest = restOf(started);
    setRun({ ...started, phase: 'running' });
    for (let at = 0; at < rest.length && !isStopped.current; at += bulkBatch) {
      const batch = rest.slice(at, at + bulkBatch);
      const response = await change.bulk(action, batch);
      if ('message' in response) isStopped.current = true;
      results = new Map([...results, ...resultsOf(batch, response)]);
      setRun({ ...started, phase: 'running', results });
    }
    end({ ...started, phase: 'ended', results });
  };
  return {
    run,
    ask: (action: BulkAction, records: readonly SelectedRecord[]) =>
      setRun({ action, records, phase: 'asked', results: nothing }),
    /** Starts without a confirmation. */
    start: (action: BulkAction, records: readonly SelectedRecord[]) =>
      void start({ action, records, results: nothing }),
    /** Starts what was asked, or what failed or was not started again. */
    proceed: () => void (run && start(run)),
    /** Stops after the present call. */
    stop: () => {
      isStopped.current = true;
    },
    close: () => setRun(undefined),
  };
}
export type Bulk = ReturnType<typeof useBulk>;
