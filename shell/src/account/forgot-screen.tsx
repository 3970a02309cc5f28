import { dialogOpened } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Button } from '@porchlight/ui';
import { AccountPage } from './account-page.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { useAccountMessages } from './messages/catalog.ts';

/** Renders the password reset form as a page. */
export function ForgotScreen() {
  const t = useAccountMessages();
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
