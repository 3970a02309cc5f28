import { useFormat, useMessages } from '@porchlight/client';
import { KeyValue } from '@porchlight/console-ui';
import type { UserConsents } from '@porchlight/contracts/accounts';
import { userCalls } from '../../../shared/users/user-calls.ts';
import { userMessages } from '../messages/catalog.ts';
import { UserCard } from './user-card.tsx';

type Consent = UserConsents['consents'][number];

/** What a user agreed to, with the versions of the texts. */
export function ConsentsCard({ userId }: { readonly userId: string }) {
  const t = useMessages(userMessages);
  const format = useFormat();
  const { data, error, refetch } = userCalls.useListUserConsentsQuery({ params: { id: userId } });
  const consents = data?.consents ?? [];
  const nameOf = ({ purpose }: Consent) =>
    purpose === 'terms' || purpose === 'news' ? t(`purpose.${purpose}`) : purpose;
  const textOf = ({ textVersion: version, givenAt, withdrawnAt }: Consent) =>
    withdrawnAt
      ? t('consentWithdrawn', { version, at: format.date(givenAt), end: format.date(withdrawnAt) })
      : t('consentGiven', { version, at: format.date(givenAt) });
  return (
    <UserCard title={t('consents')} isLoaded={data !== undefined} error={error} reload={refetch}>
      {consents.length === 0 && <p>{t('noConsents')}</p>}
      <KeyValue
        facts={consents.map((consent) => ({
          key: `${consent.purpose} ${consent.givenAt}`,
          label: nameOf(consent),
          value: textOf(consent),
        }))}
      />
    </UserCard>
  );
}
