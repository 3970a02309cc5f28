import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { Viewing } from '@porchlight/contracts/catalog';
import { ConfirmDialog } from '@porchlight/console-ui';
import { Button } from '@porchlight/ui';
import { useState } from 'react';
import { leadsCalls } from '../leads-calls.ts';
import { leadsMessages } from '../messages/catalog.ts';

interface Props {
  readonly viewing: Viewing & { readonly status: 'proposed' | 'accepted' };
  readonly name: string;
}

/** Button that cancels a viewing, after a confirmation. */
export function CancelViewing({ viewing: { id, status }, name }: Props) {
  const t = useMessages(leadsMessages);
  const dispatch = useDispatch();
  const [isOpen, setOpen] = useState(false);
  const [send, { isLoading, error, reset }] = leadsCalls.useCancelViewingMutation();
  const close = () => {
    setOpen(false);
    reset();
  };
  const confirm = async () => {
    const response = await send({ params: { id }, body: { from: status } });
    if (response.error) return;
    dispatch(flash({ type: 'success', text: t('viewingCancelled') }));
    close();
  };
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(`cancelViewing.${status}`)}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t(`cancelViewingTitle.${status}`)}
        confirmText={t(`cancelViewing.${status}`)}
        cancelText={t('keepViewing')}
        closeLabel={t('close')}
        isBusy={isLoading}
        busyText={t('cancelling')}
        failure={(error as ApiError | undefined)?.message}
        failureTitle={t('cancelViewingFailed')}
        onConfirm={() => void confirm()}
        onCancel={() => {
          if (!isLoading) close();
        }}
      >
        <p>{t(`cancelViewingText.${status}`, { name })}</p>
      </ConfirmDialog>
    </>
  );
}
