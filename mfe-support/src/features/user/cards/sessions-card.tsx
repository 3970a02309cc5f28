import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Timeline } from '@porchlight/console-ui';
import type { SupportUser, UserSession } from '@porchlight/contracts/accounts';
import { Button } from '@porchlight/ui';
import { useMoment } from '../../../shared/use-moment.ts';
import { userCalls } from '../../../shared/users/user-calls.ts';
import { useCanSecure } from '../acts/security-acts.tsx';
import { userMessages } from '../messages/catalog.ts';
import { UserCard } from './user-card.tsx';

/** Open sessions of a user, each with a button that ends it. */
export function SessionsCard({ user }: { readonly user: SupportUser }) {
  const t = useMessages(userMessages);
  const momentOf = useMoment();
  const canSecure = useCanSecure(user);
  const { data, error, refetch } = userCalls.useListUserSessionsQuery(
    { params: { id: user.id } },
    { refetchOnMountOrArgChange: true },
  );
  const sessions = data?.sessions ?? [];
  return (
    <UserCard title={t('sessions')} isLoaded={data !== undefined} error={error} reload={refetch}>
      {sessions.length === 0 && <p>{t('noSessions')}</p>}
      <Timeline
        entries={sessions.map((session) => ({
          key: session.id,
          title: session.userAgent || t('unknownBrowser'),
          time: t('sessionTimes', { since: momentOf(session.createdAt), seen: momentOf(session.seenAt) }),
          children: canSecure && <EndSession userId={user.id} session={session} />,
        }))}
      />
    </UserCard>
  );
}

function EndSession({ userId, session }: { readonly userId: string; readonly session: UserSession }) {
  const t = useMessages(userMessages);
  const dispatch = useDispatch();
  const [end, { isLoading }] = userCalls.useEndSessionOfUserMutation();
  const run = async () => {
    const { error } = await end({ params: { id: userId, sessionId: session.id } });
    dispatch(
      flash(
        error ? { type: 'error', text: (error as ApiError).message } : { type: 'success', text: t('sessionEnded') },
      ),
    );
  };
  return (
    <p>
      <Button isBusy={isLoading} busyText={t('sending')} onClick={() => void run()}>
        {t('endSession')}
      </Button>
    </p>
  );
}
