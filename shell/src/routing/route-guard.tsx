import { flash, refreshSession, sessionEnded, useWords, type AreaRoute, type SessionState } from '@porchlight/client';
import { useDispatch, useSelector } from '@porchlight/client/redux';
import { useLocation, useNavigate } from '@porchlight/client/router';
import type { PermissionName } from '@porchlight/contracts';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { FailedPart } from '../areas/failed-part.tsx';
import { LoadingPart } from '../areas/loading-part.tsx';
import { shellWords } from '../words/catalogue.ts';

type Verdict = 'open' | 'wait' | 'signed-out' | 'to-login' | 'second-step' | 'forbidden' | 'unknown';

/** Where whoever needs a second step sets it up, before all else. */
const ownAccount = '/admin/my-account';

/** Whether the person may see a route (product §4). The server decides again on every call; this only spares them empty screens. */
export function useVerdict({ auth, permission }: Pick<AreaRoute, 'auth' | 'permission'>): Verdict {
  const session = useSelector((state) => state.session);
  const isOwnAccount = useLocation().pathname.startsWith(ownAccount);
  if (!auth && !permission) return 'open';
  if (!session.isRestored) return 'wait';
  if (!session.token) return 'signed-out';
  if (!session.user) return 'to-login';
  if (session.user.needsSecondStep && !isOwnAccount) return 'second-step';
  return permission ? verdictOn(permission, session) : 'open';
}
function verdictOn(permission: PermissionName, { permissions, failed }: SessionState): Verdict {
  if (permissions) return permissions[permission] ? 'open' : 'forbidden';
  return failed === 'permissions' ? 'unknown' : 'wait';
}

/** Draws a route for whoever may see it, and sends the others where product §4 says, with its words. */
export function RouteGuard({
  route,
  children,
}: {
  readonly route: Pick<AreaRoute, 'auth' | 'permission'>;
  readonly children: ReactNode;
}) {
  const verdict = useVerdict(route);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const t = useWords(shellWords);
  const hasLeft = useSelector((state) => state.session.hasLeft === true);
  const sendOn = useEffectEvent(() => {
    if (verdict === 'signed-out') {
      dispatch(sessionEnded());
      if (!hasLeft) dispatch(flash({ type: 'warning', text: t('sessionOver') }));
      navigate('/', { replace: true });
    }
    if (verdict === 'second-step') navigate(ownAccount, { replace: true });
    if (verdict === 'to-login') navigate('/login', { replace: true });
    if (verdict === 'forbidden') {
      dispatch(flash({ type: 'warning', text: t('noPermission') }));
      navigate('/admin/dashboard', { replace: true });
    }
  });
  useEffect(() => {
    sendOn();
  }, [verdict]);
  if (verdict === 'open') return children;
  return verdict === 'unknown' ? (
    <FailedPart
      onRetry={() => {
        void dispatch(refreshSession());
      }}
    />
  ) : (
    <LoadingPart />
  );
}
