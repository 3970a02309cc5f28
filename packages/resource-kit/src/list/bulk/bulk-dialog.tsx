import { ConfirmDialog } from '@porchlight/console-ui';
import { LeaveDialog } from '@porchlight/forms';
import { Button, Dialog } from '@porchlight/ui';
import { useKitMessages } from '../../messages/catalog.ts';
import css from './bulk.module.css';
import { BulkReport } from './bulk-report.tsx';
import { stateIn, type BulkRun } from './bulk-result.ts';
import type { Bulk } from './use-bulk.ts';

const namedRecords = 5;

/** Confirmation, progress and result of a bulk action. */
export function BulkDialog({ bulk, fileName }: { readonly bulk: Bulk; readonly fileName: string }) {
  if (!bulk.run) return null;
  switch (bulk.run.phase) {
    case 'asked':
      return <BulkConfirmation run={bulk.run} bulk={bulk} />;
    case 'running':
      return <BulkProgress run={bulk.run} onStop={bulk.stop} />;
    case 'ended':
      return <BulkReport run={bulk.run} bulk={bulk} fileName={fileName} />;
  }
}

function BulkConfirmation({ run: { action, records }, bulk }: { readonly run: BulkRun; readonly bulk: Bulk }) {
  const k = useKitMessages();
  const count = records.length;
  return (
    <ConfirmDialog
      isOpen
      title={k(`bulkTitle.${action}`, { count })}
      confirmText={k(`bulkConfirm.${action}`, { count })}
      confirmLook={action === 'remove' ? 'danger' : 'primary'}
      cancelText={k('cancel')}
      closeLabel={k('close')}
      onConfirm={bulk.proceed}
      onCancel={bulk.close}
    >
      <ul>
        {records.slice(0, namedRecords).map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
        {count > namedRecords && <li>{k('andMore', { count: count - namedRecords })}</li>}
      </ul>
      <p>{k(`bulkText.${action}`)}</p>
    </ConfirmDialog>
  );
}

function BulkProgress({ run, onStop }: { readonly run: BulkRun; readonly onStop: () => void }) {
  const k = useKitMessages();
  const total = run.records.length;
  const done = run.records.filter((record) => stateIn(run.results, record) !== 'open').length;
  const title = k('changing', { count: total });
  return (
    <>
      <Dialog
        isOpen
        onClose={onStop}
        title={title}
        closeLabel={k('stop')}
        foot={
          <Button data-focus-first onClick={onStop}>
            {k('stop')}
          </Button>
        }
      >
        <progress className={css.progress} aria-label={title} value={done} max={total} />
        <p role="status">{k('progress', { done, total })}</p>
        <p>{k('stayText')}</p>
      </Dialog>
      <LeaveDialog isOn texts={{ title: k('leaveTitle'), text: k('leaveText'), stay: k('stay'), leave: k('leave') }} />
    </>
  );
}
