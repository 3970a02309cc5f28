import { dialogClosed, dialogOpened, useSession } from '@porchlight/client';
import { useDispatch, useSelector } from '@porchlight/client/redux';
import { useLocation, useNavigate } from '@porchlight/client/router';
import { useCallback, useEffect } from 'react';
import { shownPath } from '../routing/shown-path.ts';
import { dashboardOf } from '../routing/dashboard-gate.tsx';
import { LoginDialog } from './login-dialog.tsx';
import { LogoutDialog } from './logout-dialog.tsx';

/** The dialogs of the shell. /login opens the login dialog over the page the reader comes from, or over home. */
export function Dialogs() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const dialog = useSelector((state) => state.chrome.dialog);
  const { role, user } = useSession();
  const isAtLogin = location.pathname === '/login';
  useEffect(() => {
    if (!isAtLogin) return;
    if (user) navigate(dashboardOf[role], { replace: true }); else dispatch(dialogOpened('login'));
  }, [isAtLogin, user, role, dispatch, navigate]);
  const close = useCallback(() => {
    dispatch(dialogClosed());
    if (isAtLogin && !user) navigate(shownPath(location), { replace: true });
  }, [dispatch, isAtLogin, user, location, navigate]);
  return (
    <>
      <LoginDialog isOpen={dialog === 'login' || dialog === 'sign-up'} tab={dialog === 'sign-up' ? 'sign-up' : 'login'} onClose={close} />
      <LogoutDialog isOpen={dialog === 'logout'} onClose={close} />
    </>
  );
}
