import { saveFile } from '@porchlight/client/consoles';
import { Button, Dialog, Notice } from '@porchlight/ui';
import type { Translate } from '@porchlight/client';
import type { en } from '../../messages/en.ts';
import { useKitMessages } from '../../messages/catalog.ts';
import css from './bulk.module.css';
import { bulkStates, restOf, stateIn, type BulkResult, type BulkRun, type BulkState } from './bulk-result.ts';
import type { Bulk } from './use-bulk.ts';

const shownRows = 100;

/** Returns the result of each record as a line of text. */
function linesOf(k: Translate<typeof en>, { records, results }: BulkRun): string {
  const lineOf = (record: BulkRun['records'][number]) => {
    const state = stateIn(results, record);
    return [k(`bulkState.${state}`), record.name, results.get(record.id)?.reason].filter(Boolean).join(' · ');
  };
  return `${records.map(lineOf).join('\n')}\n`;
}

/** Result of a bulk action for each record, of which the failed and the open ones can be tried again. */
export function BulkReport({
  run,
  bulk,
  fileName,
}: {
  readonly run: BulkRun;
  readonly bulk: Bulk;
  readonly fileName: string;
}) {
  const k = useKitMessages();
  const { records, results } = run;
  const countOf = (state: string) => records.filter((record) => stateIn(results, record) === state).length;
  const counts = bulkStates.filter((state) => countOf(state) > 0);
  const others = records.filter((record) => stateIn(results, record) !== 'done');
  const rest = restOf(run).length;
  return (
    <Dialog
      isOpen
      onClose={bulk.close}
      title={k('resultTitle', { count: records.length })}
      closeLabel={k('close')}
      foot={
        <>
          <Button onClick={() => saveFile(new Blob([linesOf(k, run)], { type: 'text/plain' }), fileName)}>
            {k('saveResult')}
          </Button>
          {rest > 0 && <Button onClick={bulk.proceed}>{k('tryAgain', { count: rest })}</Button>}
          <Button data-focus-first look="primary" onClick={bulk.close}>
            {k('close')}
          </Button>
        </>
      }
    >
      <Notice tone={others.length > 0 ? 'warn' : 'ok'} role="status">
        <ul>
          {counts.map((state) => (
            <li key={state}>{k(`bulkCount.${state}`, { count: countOf(state) })}</li>
          ))}
        </ul>
      </Notice>
      {countOf('failed') > 0 && <p>{k('failedText')}</p>}
      <ul className={css.rows}>
        {others.slice(0, shownRows).map((record) => (
          <ReportRow
            key={record.id}
            name={record.name}
            state={stateIn(results, record)}
            result={results.get(record.id)}
          />
        ))}
        {others.length > shownRows && <li>{k('andMore', { count: others.length - shownRows })}</li>}
      </ul>
    </Dialog>
  );
}

function ReportRow({
  name,
  state,
  result,
}: {
  readonly name: string;
  readonly state: BulkState;
  readonly result: BulkResult | undefined;
}) {
  const k = useKitMessages();
  return (
    <li>
      {k('recordState', { state: k(`bulkState.${state}`), name })}
      {result?.reason !== undefined && <p>{result.reason}</p>}
    </li>
  );
}
