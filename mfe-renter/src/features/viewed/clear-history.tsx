import { flash } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Button, Dialog } from '@porchlight/ui';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { useOwnMessages } from '../../shared/listings/messages/catalog.ts';
import { renterCalls } from '../../renter-calls.ts';

/** Renders the button that clears the viewing history after a confirmation. */
export function ClearHistory() {
  const t = useOwnMessages();
  const dispatch = useDispatch();
  const [isConfirming, setConfirming] = useState(false);
  const [clearHistory, { isLoading }] = renterCalls.useForgetViewedMutation();
  const clear = async () => {
    const response = await clearHistory();
    setConfirming(false);
    dispatch(
      flash(response.error ? { type: 'error', text: t('forgetFailed') } : { type: 'success', text: t('forgotten') }),
    );
  };
  return (
    <>
      <Button look="quiet" size="small" icon={IconTrash} onClick={() => setConfirming(true)}>
        {t('forget')}
      </Button>
      <Dialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('forgetTitle')}
        closeLabel={t('close')}
        foot={
          <>
            <Button data-focus-first onClick={() => setConfirming(false)}>
              {t('cancel')}
            </Button>
            <Button look="danger" isBusy={isLoading} busyText={t('waiting')} onClick={() => void clear()}>
              {t('forget')}
            </Button>
          </>
        }
      >
        <p>{t('forgetText')}</p>
      </Dialog>
    </>
  );
}
