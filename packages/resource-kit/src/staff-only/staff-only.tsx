import { refreshSession, useMessages } from '@porchlight/client';
import { useDispatch, useSelector } from '@porchlight/client/redux';
import { ErrorState, PageMessage, RowsSkeleton } from '@porchlight/console-ui';
import type { PermissionName } from '@porchlight/contracts';
import type { ReactNode } from 'react';
import { staffOnlyMessages } from './messages/catalog.ts';

interface Props {
  readonly permission: PermissionName;
  readonly children: ReactNode;
}

/** Renders the content for users with a permission, and for others that the page is closed to them. */
export function StaffOnly({ permission, children }: Props) {
  const t = useMessages(staffOnlyMessages);
  const dispatch = useDispatch();
  const { permissions, failed } = useSelector(({ session }) => session);
  if (permissions?.[permission]) return children;
  if (permissions) return <PageMessage title={t('closedTitle')}>{t('closed')}</PageMessage>;
  if (failed !== 'permissions') return <RowsSkeleton label={t('loading')} />;
  return <ErrorState title={t('failed')} retryText={t('tryAgain')} onRetry={() => void dispatch(refreshSession())} />;
}
