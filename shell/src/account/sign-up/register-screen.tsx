import { useSession } from '@porchlight/client';
import { Link, useNavigate } from '@porchlight/client/router';
import { useEffect } from 'react';
import { dashboardPaths } from '../../routing/dashboard-gate.tsx';
import { AccountPage } from '../account-page.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useAccountMessages } from '../messages/catalog.ts';

/** Renders the sign-up page. A signed-in user is redirected to the dashboard. */
export function RegisterScreen() {
  const t = useAccountMessages();
  const { user, role } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (user) navigate(dashboardPaths[role], { replace: true });
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
