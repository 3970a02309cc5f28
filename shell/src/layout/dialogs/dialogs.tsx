import { dialogClosed, dialogOpened, useSession } from '@porchlight/client';
import { useDispatch, useSelector } from '@porchlight/client/redux';
import { useLocation, useNavigate } from '@porchlight/client/router';
import { useCallback, useEffect } from 'react';
import { askedPage, contentPath, type LoginLocationState } from '../../routing/content-path.ts';
import { dashboardPaths } from '../../routing/dashboard-gate.tsx';
import { LoginDialog } from './login-dialog.tsx';
import { LogoutDialog } from './logout-dialog.tsx';

/** Renders the dialogs of the shell. /login opens the login dialog over the previous page, or over the home page. */
export function Dialogs() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const dialog = useSelector((state) => state.layout.dialog);
  const { role, user } = useSession();
  const isAtLogin = location.pathname === '/login';
  const asked = isAtLogin ? undefined : askedPage(location.state);
  useEffect(() => {
    if (!isAtLogin) return;
    const { over } = (location.state ?? {}) as LoginLocationState;
    if (user) navigate(over === undefined ? dashboardPaths[role] : contentPath(location), { replace: true });
    else dispatch(dialogOpened('login'));
  }, [isAtLogin, location, user, role, dispatch, navigate]);
  useEffect(() => {
    if (user && asked !== undefined) navigate(asked, { replace: true });
  }, [user, asked, navigate]);
  const done = useCallback(() => {
    dispatch(dialogClosed());
  }, [dispatch]);
  const close = useCallback(() => {
    done();
    // Closing the dialog discards the requested page.
    if (!user && (isAtLogin || asked !== undefined)) navigate(contentPath(location), { replace: true });
  }, [done, isAtLogin, asked, user, location, navigate]);
  return (
    <>
      <LoginDialog
        isOpen={dialog === 'login' || dialog === 'sign-up'}
        first={dialog === 'sign-up' ? 'sign-up' : 'login'}
        isRedirected={asked !== undefined}
        onClose={close}
        onDone={done}
      />
      <LogoutDialog isOpen={dialog === 'logout'} onClose={close} />
    </>
  );
}
