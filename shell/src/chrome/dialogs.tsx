import { dialogClosed, dialogOpened, useSession } from '@porchlight/client';
import { useDispatch, useSelector } from '@porchlight/client/redux';
import { useLocation, useNavigate } from '@porchlight/client/router';
import { useCallback, useEffect } from 'react';
import { shownPath, type OverPage } from '../routing/shown-path.ts';
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
    const { over } = (location.state ?? {}) as OverPage;
    if (user) navigate(over === undefined ? dashboardOf[role] : shownPath(location), { replace: true });
    else dispatch(dialogOpened('login'));
  }, [isAtLogin, location, user, role, dispatch, navigate]);
  const done = useCallback(() => {
    dispatch(dialogClosed());
  }, [dispatch]);
  const close = useCallback(() => {
    done();
    if (isAtLogin && !user) navigate(shownPath(location), { replace: true });
  }, [done, isAtLogin, user, location, navigate]);
  return (
    <>
      <LoginDialog
        isOpen={dialog === 'login' || dialog === 'sign-up'}
        tab={dialog === 'sign-up' ? 'sign-up' : 'login'}
        onClose={close}
        onDone={done}
      />
      <LogoutDialog isOpen={dialog === 'logout'} onClose={close} />
    </>
  );
}
