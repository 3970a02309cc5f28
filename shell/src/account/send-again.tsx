import { flash, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Button } from '@porchlight/ui';
import { mailLinkCalls } from './mail-link-calls.ts';
import { useAccountMessages } from './messages/catalog.ts';

/** Renders the button that resends the verification email. */
export function SendAgain() {
  const t = useAccountMessages();
  const dispatch = useDispatch();
  const [send, { isLoading }] = mailLinkCalls.useResendConfirmationMutation();
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
