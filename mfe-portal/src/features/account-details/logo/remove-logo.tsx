import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { ConfirmDialog } from '@porchlight/console-ui';
import { Button } from '@porchlight/ui';
import { useState } from 'react';
import { accountDetailsCalls } from '../account-details-calls.ts';
import { accountDetailsMessages } from '../messages/catalog.ts';

/** Button that removes the logo of the company, after a confirmation. */
export function RemoveLogo({ onRemoved }: { readonly onRemoved: () => void }) {
  const t = useMessages(accountDetailsMessages);
  const dispatch = useDispatch();
  const [isOpen, setOpen] = useState(false);
  const [remove, { isLoading, error, reset }] = accountDetailsCalls.useRemoveCompanyLogoMutation();
  const close = () => {
    setOpen(false);
    reset();
  };
  const confirm = async () => {
    if ('error' in (await remove())) return;
    close();
    onRemoved();
    dispatch(flash({ type: 'success', text: t('logoRemoved') }));
  };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('logoRemove')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('logoRemoveTitle')}
        confirmText={t('logoRemove')}
        cancelText={t('logoKeep')}
        closeLabel={t('close')}
        isBusy={isLoading}
        busyText={t('logoRemoving')}
        failure={(error as ApiError | undefined)?.message}
        onConfirm={() => void confirm()}
        onCancel={() => {
          if (!isLoading) close();
        }}
      >
        <p>{t('logoRemoveText')}</p>
      </ConfirmDialog>
    </>
  );
}
