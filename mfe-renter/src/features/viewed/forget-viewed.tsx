import { flash } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Button, Dialog } from '@porchlight/ui';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { useOwnWords } from '../../own-homes/words/catalogue.ts';
import { renterCalls } from '../../renter-calls.ts';

/** Clears the history, after a question. */
export function ForgetViewed() {
  const t = useOwnWords();
  const dispatch = useDispatch();
  const [isAsking, setAsking] = useState(false);
  const [forget, { isLoading }] = renterCalls.useForgetViewedMutation();
  const clear = async () => {
    const answer = await forget();
    setAsking(false);
    dispatch(
      flash(answer.error ? { type: 'error', text: t('forgetFailed') } : { type: 'success', text: t('forgotten') }),
    );
  };
  return (
    <>
      <Button look="quiet" size="small" icon={IconTrash} onClick={() => setAsking(true)}>
        {t('forget')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('forgetTitle')}
        closeLabel={t('close')}
        foot={
          <>
            <Button data-focus-first onClick={() => setAsking(false)}>
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
