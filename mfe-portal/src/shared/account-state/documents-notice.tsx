import { useFormat, useMessages, useNow } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { Notice } from '@porchlight/ui';
import { accountStateCalls } from './account-state-calls.ts';
import { accountStateMessages } from './messages/catalog.ts';

/** Notice to a landlord from whom support expects documents. Without a response there is none. */
export function DocumentsNotice() {
  const t = useMessages(accountStateMessages);
  const format = useFormat();
  const now = useNow();
  const { data } = accountStateCalls.useGetOwnAccountStateQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data?.documentsDueAt) return null;
  const isLate = now.getTime() > Date.parse(data.documentsDueAt);
  return (
    <Notice tone={isLate ? 'danger' : 'warn'} title={t('documents')}>
      <p>{t(isLate ? 'documentsLate' : 'documentsDue', { date: format.date(data.documentsDueAt, 'long') })}</p>
      <p>
        <Link to="/portal/account-details#documents">{t('handInDocuments')}</Link>
      </p>
    </Notice>
  );
}
