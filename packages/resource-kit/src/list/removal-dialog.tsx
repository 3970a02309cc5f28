import { useLanguage } from '@porchlight/client';
import { ConfirmDialog } from '@porchlight/console-ui';
import { Button, Dialog, Notice } from '@porchlight/ui';
import { nameOf, type ResourceScreens } from '../resource-screens.ts';
import { useKitMessages } from '../messages/catalog.ts';
import type { useRemoval } from './use-removal.ts';

/** Confirmation, progress and result of a removal. */
export function RemovalDialog({
  screens,
  removal: { removal, confirm, close },
}: {
  readonly screens: ResourceScreens;
  readonly removal: ReturnType<typeof useRemoval>;
}) {
  const k = useKitMessages();
  const language = useLanguage();
  const records = removal?.records ?? [];
  const failures = removal?.failures;
  const counts = { count: records.length };
  if (failures)
    return (
      <Dialog
        isOpen
        onClose={close}
        title={k('someFailed', { failed: failures.length, total: records.length })}
        closeLabel={k('close')}
        foot={
          <Button data-focus-first onClick={close}>
            {k('close')}
          </Button>
        }
      >
        <Notice tone="danger" role="alert">
          <ul>
            {failures.map(({ name, reason }) => (
              <li key={name}>{k('removeFailed', { name, reason })}</li>
            ))}
          </ul>
        </Notice>
      </Dialog>
    );
  return (
    <ConfirmDialog
      isOpen={removal !== undefined}
      title={k('removeTitle', counts)}
      confirmText={k('removeConfirm', counts)}
      cancelText={k('cancel')}
      closeLabel={k('close')}
      isBusy={removal?.isBusy === true}
      busyText={k('removing')}
      onConfirm={confirm}
      onCancel={close}
    >
      <ul>
        {records.slice(0, 5).map((record) => (
          <li key={record.id}>{nameOf(screens, record, language)}</li>
        ))}
      </ul>
      <p>{k('removeText')}</p>
    </ConfirmDialog>
  );
}
