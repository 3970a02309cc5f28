import { dialogClosed, dialogOpened, loadWithRetry, sessionEnded, useSession } from '@porchlight/client';
import { useDispatch, useSelector } from '@porchlight/client/redux';
import { useLocation, useNavigate } from '@porchlight/client/router';
import { lazy, Suspense, useCallback, useEffect } from 'react';
import { isConsolePath } from '../../areas/areas.ts';
import { Boundary } from '../../areas/boundary.tsx';
import { askedPage, contentPath, type LoginLocationState } from '../../routing/content-path.ts';
import { dashboardPaths } from '../../routing/dashboard-gate.tsx';
import { LoginDialog } from './login-dialog.tsx';

// Loaded after a login, because most visitors never log in.
const LogoutDialog = lazy(() =>
  loadWithRetry(() => import(/* webpackChunkName: "logout" */ './logout-dialog.tsx')).then((file) => ({
    default: file.LogoutDialog,
  })),
);
const reload = () => {
  window.location.reload();
};

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
  const hasLoggedOut = useSelector((state) => state.session.hasLoggedOut === true);
  // Resets `hasLeft` outside the consoles, so that the route guard reports the next ended session again.
  useEffect(() => {
    if (hasLoggedOut && !isConsolePath(location.pathname)) dispatch(sessionEnded());
  }, [hasLoggedOut, location.pathname, dispatch]);
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
      {user && (
        <Boundary onRetry={reload}>
          <Suspense fallback={null}>
            <LogoutDialog isOpen={dialog === 'logout'} onClose={close} />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}
