import {
  dialogOpened,
  flash,
  refreshSession,
  sessionEnded,
  useMessages,
  type AreaRoute,
  type SessionState,
} from '@porchlight/client';
import { useDispatch, useSelector } from '@porchlight/client/redux';
import { useLocation, useNavigate } from '@porchlight/client/router';
import type { PermissionName } from '@porchlight/contracts';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { FailedPart } from '../areas/failed-part.tsx';
import { LoadingPart } from '../areas/loading-part.tsx';
import { shellMessages } from '../messages/catalog.ts';
import type { AskedPageState } from './content-path.ts';

type RouteAccess = 'open' | 'wait' | 'signed-out' | 'to-login' | 'second-step' | 'forbidden' | 'unknown';

/** Path of the page that sets up a second factor, open to users who still need one. */
const accountPath = '/admin/my-account';

/**
 * Returns whether the user may open a route (docs/rules/sessions.md). It only avoids empty screens: the server checks
 * permissions on every call.
 */
export function useRouteAccess({ auth, permission }: Pick<AreaRoute, 'auth' | 'permission'>): RouteAccess {
  const session = useSelector((state) => state.session);
  const isAccountPath = useLocation().pathname.startsWith(accountPath);
  if (!auth && !permission) return 'open';
  if (!session.isRestored) return 'wait';
  if (!session.token) return 'signed-out';
  // The stored user has expired: the server is being asked.
  if (!session.user) return session.failed ? 'to-login' : 'wait';
  if (session.user.needsSecondStep && !isAccountPath) return 'second-step';
  return permission ? permissionAccess(permission, session) : 'open';
}
function permissionAccess(permission: PermissionName, { permissions, failed }: SessionState): RouteAccess {
  if (permissions) return permissions[permission] ? 'open' : 'forbidden';
  return failed === 'permissions' ? 'unknown' : 'wait';
}

/** Renders a route when access is granted; otherwise redirects with a message (docs/rules/sessions.md). */
export function RouteGuard({
  route,
  children,
}: {
  readonly route: Pick<AreaRoute, 'auth' | 'permission'>;
  readonly children: ReactNode;
}) {
  const access = useRouteAccess(route);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const t = useMessages(shellMessages);
  const hasLoggedOut = useSelector((state) => state.session.hasLoggedOut === true);
  const { pathname, search, hash } = useLocation();
  const redirect = useEffectEvent(() => {
    if (access === 'signed-out') {
      dispatch(sessionEnded());
      const asked: AskedPageState = hasLoggedOut ? {} : { asked: pathname + search + hash };
      navigate('/', { replace: true, state: asked });
      // The dialog shows the message: a flash would be under it.
      if (!hasLoggedOut) dispatch(dialogOpened('login'));
    }
    if (access === 'second-step') navigate(accountPath, { replace: true });
    if (access === 'to-login') navigate('/login', { replace: true });
    if (access === 'forbidden') {
      dispatch(flash({ type: 'warning', text: t('noPermission') }));
      navigate('/admin/dashboard', { replace: true });
    }
  });
  useEffect(() => {
    redirect();
  }, [access]);
  if (access === 'open') return children;
  return access === 'unknown' ? (
    <FailedPart
      onRetry={() => {
        void dispatch(refreshSession());
      }}
    />
  ) : (
    <LoadingPart />
  );
}
