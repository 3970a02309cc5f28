import { flash, refreshSession, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Button, Dialog, Notice } from '@porchlight/ui';
import { useState } from 'react';
import account from '../../../account.module.css';
import { accountCalls } from '../../account-calls.ts';
import { useOwnAccountMessages } from '../../messages/catalog.ts';

/** Renders the button that removes the photo after a confirmation. */
export function RemovePhoto({ onRemoved }: { readonly onRemoved: () => void }) {
  const t = useOwnAccountMessages();
  const dispatch = useDispatch();
  const [isConfirming, setConfirming] = useState(false);
  const [remove, { error, isLoading, reset }] = accountCalls.useRemovePhotoMutation();
  const press = async () => {
    if ('error' in (await remove())) return;
    setConfirming(false);
    await dispatch(refreshSession());
    onRemoved();
    dispatch(flash({ type: 'success', text: t('photoRemoved') }));
  };
  return (
    <>
      <Button
        onClick={() => {
          reset();
          setConfirming(true);
        }}
      >
        {t('photoRemove')}
      </Button>
      <Dialog
        isOpen={isConfirming}
        onClose={() => {
          setConfirming(false);
        }}
        title={t('photoRemoveTitle')}
        closeLabel={t('close')}
      >
        <div className={account.form}>
          <p>{t('photoRemoveText')}</p>
          {error && (
            <Notice tone="danger" role="alert">
              {(error as ApiError).message}
            </Notice>
          )}
          <div className={account.ends}>
            <Button
              onClick={() => {
                setConfirming(false);
              }}
            >
              {t('photoKeep')}
            </Button>
            <Button
              look="danger"
              isBusy={isLoading}
              busyText={t('working')}
              onClick={() => {
                void press();
              }}
            >
              {t('photoRemove')}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
