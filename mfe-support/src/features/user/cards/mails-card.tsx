import { useMessages } from '@porchlight/client';
import { StatusBadge, Timeline } from '@porchlight/console-ui';
import { mailTones } from '../../../shared/mail-tones.ts';
import { useMoment } from '../../../shared/use-moment.ts';
import { userCalls } from '../../../shared/users/user-calls.ts';
import { userMessages } from '../messages/catalog.ts';
import { UserCard } from './user-card.tsx';

/** The last mails to a user, with what became of them. */
export function MailsCard({ userId }: { readonly userId: string }) {
  const t = useMessages(userMessages);
  const momentOf = useMoment();
  const { data, error, refetch } = userCalls.useListUserMailsQuery(
    { params: { id: userId } },
    { refetchOnMountOrArgChange: true },
  );
  const mails = data?.mails ?? [];
  return (
    <UserCard title={t('mails')} isLoaded={data !== undefined} error={error} reload={refetch}>
      {mails.length === 0 && <p>{t('noMails')}</p>}
      <Timeline
        entries={mails.map(({ id, subject, template, state, madeAt }) => ({
          key: id,
          title: subject ?? template,
          time: momentOf(madeAt),
          children: (
            <div>
              <StatusBadge tone={mailTones[state]}>{t(`mail.${state}`)}</StatusBadge>
            </div>
          ),
        }))}
      />
    </UserCard>
  );
}
