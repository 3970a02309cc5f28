import { dialogOpened, type ApiError } from '@porchlight/client';
import { useDispatch, useSelector } from '@porchlight/client/redux';
import { isMadePermission } from '@porchlight/contracts';
import { Button } from '@porchlight/ui';
import { NotFound } from '../../shared/page/not-found.tsx';
import type { pageArgs } from './cms-page.ts';
import { usePageMessages } from './messages/catalog.ts';
import { pageCall } from './page-call.ts';
import { PageFailed } from './page-failed.tsx';
import { PageLoading } from './page-loading.tsx';
import { PageTemplate } from './page-template.tsx';

type Args = ReturnType<typeof pageArgs>;

/** Page that only users with a permission read. The browser asks for it only where the session has such a permission. */
export function GuardedPage({ args }: { readonly args: Args }) {
  const { isRestored, token, permissions, failed } = useSelector((state) => state.session);
  if (!isRestored) return <PageLoading />;
  if (!token) return <ClosedToGuests />;
  if (permissions) return Object.keys(permissions).some(isMadePermission) ? <OwnPage args={args} /> : <Closed />;
  return failed === 'permissions' ? <OwnPage args={args} /> : <PageLoading />;
}

function OwnPage({ args }: { readonly args: Args }) {
  const { currentData, error, refetch } = pageCall.useGetOwnPageQuery(args, { refetchOnMountOrArgChange: true });
  const failure = error as ApiError | undefined;
  if (failure) return <PageFailed reason={failure.message} onRetry={() => void refetch()} />;
  if (!currentData) return <PageLoading />;
  return currentData.page ? <PageTemplate page={currentData.page} /> : <Closed />;
}

function Closed() {
  const t = usePageMessages();
  return <NotFound title={t('closedTitle')} text={t('closed')} />;
}

function ClosedToGuests() {
  const t = usePageMessages();
  const dispatch = useDispatch();
  const logIn = (
    <Button look="primary" onClick={() => dispatch(dialogOpened('login'))}>
      {t('closedLogIn')}
    </Button>
  );
  return <NotFound title={t('closedTitle')} text={t('closedToGuests')} acts={logIn} />;
}
