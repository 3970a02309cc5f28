import { refreshSession, useMessages, usePermission, useSession } from '@porchlight/client';
import { useDispatch, useSelector } from '@porchlight/client/redux';
import { Link } from '@porchlight/client/router';
import { ErrorState, PageMessage, RowsSkeleton } from '@porchlight/console-ui';
import type { PermissionName } from '@porchlight/contracts';
import { LinkButton } from '@porchlight/ui';
import type { ReactNode } from 'react';
import { landlordOnlyMessages } from './messages/catalog.ts';

/** Returns whether the current user's permissions are known. Until then, a missing one does not mean denied. */
const usePermissionsState = (): 'loading' | 'loaded' | 'failed' =>
  useSelector(({ session: { permissions, failed } }) => {
    if (permissions) return 'loaded';
    return failed === 'permissions' ? 'failed' : 'loading';
  });

interface Props {
  readonly permission: PermissionName;
  readonly children: ReactNode;
}

/** Renders the content for landlords with a permission, and the reason for everyone else. */
export function LandlordOnly({ permission, children }: Props) {
  const t = useMessages(landlordOnlyMessages);
  const dispatch = useDispatch();
  const isAllowed = usePermission(permission);
  const permissions = usePermissionsState();
  if (isAllowed) return children;
  if (permissions === 'loaded') return <Closed />;
  if (permissions === 'loading') return <RowsSkeleton label={t('loading')} />;
  return <ErrorState title={t('failed')} retryText={t('tryAgain')} onRetry={() => void dispatch(refreshSession())} />;
}

/** Says why the screen is closed: the landlord's email is unverified, or the user is no landlord. */
function Closed() {
  const t = useMessages(landlordOnlyMessages);
  const { role, user } = useSession();
  if (role !== 'landlord' || user?.emailVerified === true)
    return <PageMessage title={t('closedTitle')}>{t('closed')}</PageMessage>;
  return (
    <PageMessage
      title={t('unverifiedTitle')}
      action={
        <LinkButton look="primary" link={Link} to="/landlord/verify">
          {t('verify')}
        </LinkButton>
      }
    >
      {t('unverified')}
    </PageMessage>
  );
}
