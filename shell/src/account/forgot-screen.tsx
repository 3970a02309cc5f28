import { dialogOpened } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Button } from '@porchlight/ui';
import { AccountPage } from './account-page.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { useAccountWords } from './words/catalogue.ts';

/** Asks for a link to choose a new password, as a page. */
export function ForgotScreen() {
  const t = useAccountWords();
  const dispatch = useDispatch();
  return (
    <AccountPage title={t('forgotTitle')}>
      <ForgotForm />
      <Button
        look="link"
        onClick={() => {
          dispatch(dialogOpened('login'));
        }}
      >
        {t('backToLogin')}
      </Button>
    </AccountPage>
  );
}
