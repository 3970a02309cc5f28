import { useFormat, useMessages } from '@porchlight/client';
import { KeyValue } from '@porchlight/console-ui';
import { userCalls } from '../../../shared/users/user-calls.ts';
import { userMessages } from '../messages/catalog.ts';
import { UserCard } from './user-card.tsx';

const counted = ['inquiries', 'favourites', 'alerts', 'activeListings'] as const;

/** How much a user has in catalog. */
export function ActivityCard({ userId }: { readonly userId: string }) {
  const t = useMessages(userMessages);
  const format = useFormat();
  const { data, error, refetch } = userCalls.useCountUserActivityQuery({ params: { userId } });
  return (
    <UserCard title={t('activity')} isLoaded={data !== undefined} error={error} reload={refetch}>
      {data && <KeyValue facts={counted.map((key) => ({ key, label: t(key), value: format.number(data[key]) }))} />}
    </UserCard>
  );
}
