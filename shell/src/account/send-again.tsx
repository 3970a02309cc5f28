import { flash, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Button } from '@porchlight/ui';
import { mailLinks } from './mail-link-calls.ts';
import { useAccountWords } from './words/catalogue.ts';

/** Sends the mail that proves the own address once more. */
export function SendAgain() {
  const t = useAccountWords();
  const dispatch = useDispatch();
  const [send, { isLoading }] = mailLinks.useResendConfirmationMutation();
  const again = async () => {
    const { error } = await send();
    dispatch(
      error
        ? flash({ type: 'error', text: (error as ApiError).message })
        : flash({ type: 'success', text: t('sentAgain') }),
    );
  };
  return (
    <Button isBusy={isLoading} busyText={t('sending')} onClick={() => void again()}>
      {t('sendAgain')}
    </Button>
  );
}
