import { flash, refreshSession, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Button, Dialog, Notice } from '@porchlight/ui';
import { useState } from 'react';
import account from '../../../account.module.css';
import { ownAccount } from '../../own-account-calls.ts';
import { useOwnAccountWords } from '../../words/catalogue.ts';

/** Takes the photo off the account, once it was asked whether to. */
export function RemovePhoto({ onRemoved }: { readonly onRemoved: () => void }) {
  const t = useOwnAccountWords();
  const dispatch = useDispatch();
  const [isAsking, setAsking] = useState(false);
  const [remove, { error, isLoading, reset }] = ownAccount.useRemovePhotoMutation();
  const press = async () => {
    if ('error' in (await remove())) return;
    setAsking(false);
    await dispatch(refreshSession());
    onRemoved();
    dispatch(flash({ type: 'success', text: t('photoRemoved') }));
  };
  return (
    <>
      <Button
        onClick={() => {
          reset();
          setAsking(true);
        }}
      >
        {t('photoRemove')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => {
          setAsking(false);
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
                setAsking(false);
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
