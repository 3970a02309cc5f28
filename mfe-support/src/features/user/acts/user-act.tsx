import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { ConfirmDialog } from '@porchlight/console-ui';
import { Button } from '@porchlight/ui';
import { useState } from 'react';
import { userMessages } from '../messages/catalog.ts';

interface Props {
  readonly label: string;
  /** What the act does, in the dialog that confirms it. */
  readonly text: string;
  readonly done: string;
  /** Does the act; returns its failure. */
  readonly run: () => Promise<{ readonly error?: unknown }>;
}

/** Button of an act on a user with its confirmation. A failure stays in the dialog. */
export function UserAct({ label, text, done, run }: Props) {
  const t = useMessages(userMessages);
  const dispatch = useDispatch();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    const { error } = await run();
    setBusy(false);
    setFailure(error as ApiError | undefined);
    if (error) return;
    dispatch(flash({ type: 'success', text: done }));
    setOpen(false);
  };
  const close = () => {
    setOpen(false);
    setFailure(undefined);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={label}
        failure={failure?.message}
        failureTitle={t('actFailed')}
        confirmText={label}
        confirmLook="primary"
        cancelText={t('cancel')}
        closeLabel={t('close')}
        isBusy={isBusy}
        busyText={t('sending')}
        onConfirm={() => void confirm()}
        onCancel={close}
      >
        <p>{text}</p>
      </ConfirmDialog>
    </>
  );
}
