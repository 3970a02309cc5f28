import { useZonedTime } from '@porchlight/client/consoles';
import { ConfirmDialog } from '@porchlight/console-ui';
import type { EditLock } from '@porchlight/contracts/content';
import { Button, Notice } from '@porchlight/ui';
import { useState } from 'react';
import { useKitMessages } from '../messages/catalog.ts';
import { useStaffNames } from '../record/use-staff-names.ts';
import type { FormLock } from './use-edit-lock.ts';

/** Who edits the record of a form that is closed for changes, with the button that takes over; nothing otherwise. */
export const LockNotice = ({ lock }: { readonly lock: FormLock }) =>
  lock.other ? <OtherEditor lock={lock} other={lock.other} /> : null;

function OtherEditor({ lock, other: { holder, since } }: { readonly lock: FormLock; readonly other: EditLock }) {
  const k = useKitMessages();
  const { time } = useZonedTime(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const name = useStaffNames([holder]).get(holder) ?? k('lockHolder');
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const takeOver = async () => {
    setBusy(true);
    await lock.takeOver(holder);
    setBusy(false);
    setAsking(false);
  };
  const action = k(lock.isLost ? 'takeBack' : 'takeOver');
  return (
    <Notice
      tone="warn"
      role="status"
      title={k(lock.isLost ? 'lockLostTitle' : 'lockTitle', { name })}
      acts={<Button onClick={() => setAsking(true)}>{action}</Button>}
    >
      {k(lock.isLost ? 'lockLostText' : 'lockText', { time: time(since) })}
      <ConfirmDialog
        isOpen={isAsking}
        title={k('takeOverTitle', { name })}
        confirmText={action}
        confirmLook="primary"
        cancelText={k('cancel')}
        closeLabel={k('close')}
        isBusy={isBusy}
        busyText={k('loading')}
        onConfirm={() => void takeOver()}
        onCancel={() => setAsking(false)}
      >
        <p>{k('takeOverText')}</p>
      </ConfirmDialog>
    </Notice>
  );
}
