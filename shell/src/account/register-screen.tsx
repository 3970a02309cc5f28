import { useSession } from '@porchlight/client';
import { Link, useNavigate } from '@porchlight/client/router';
import { useEffect } from 'react';
import { dashboardOf } from '../routing/dashboard-gate.tsx';
import { AccountPage } from './account-page.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useAccountWords } from './words/catalogue.ts';

/** Sign up as a page. Whoever has an account is on the way to their dashboard. */
export function RegisterScreen() {
  const t = useAccountWords();
  const { user, role } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (user) navigate(dashboardOf[role], { replace: true });
  }, [user, role, navigate]);
  return (
    <AccountPage title={t('signUpTitle')}>
      <SignUpForm onDone={() => undefined} />
      <Link to="/login" state={{ over: '/register' }}>
        {t('haveAccount')}
      </Link>
    </AccountPage>
  );
}
