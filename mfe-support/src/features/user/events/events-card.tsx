import { useMessages } from '@porchlight/client';
import { Timeline } from '@porchlight/console-ui';
import { useMoment } from '../../../shared/use-moment.ts';
import { userCalls } from '../../../shared/users/user-calls.ts';
import { UserCard } from '../cards/user-card.tsx';
import { userMessages } from '../messages/catalog.ts';
import { eventKeyOf } from './event-names.ts';

/** Last rows of the audit log about a user. */
export function EventsCard({ userId }: { readonly userId: string }) {
  const t = useMessages(userMessages);
  const momentOf = useMoment();
  const { data, error, refetch } = userCalls.useListUserEventsQuery(
    { params: { id: userId } },
    { refetchOnMountOrArgChange: true },
  );
  const events = data?.events ?? [];
  const nameOf = (action: string) => {
    const key = eventKeyOf(action);
    return key ? t(key) : action;
  };
  return (
    <UserCard title={t('events')} isLoaded={data !== undefined} error={error} reload={refetch}>
      <p>{t(events.length === 0 ? 'noEvents' : 'eventsHint')}</p>
      <Timeline
        entries={events.map(({ id, action, at, actor, actorName = '' }) => ({
          key: String(id),
          title: nameOf(action),
          time: momentOf(at),
          children: <p>{t(`by.${actor}`, { name: actorName })}</p>,
        }))}
      />
    </UserCard>
  );
}
