import { useMessages, usePermission, useSession, type ApiError } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { ErrorState } from '@porchlight/console-ui';
import { Badge, Skeleton, VisuallyHidden } from '@porchlight/ui';
import { accountDetailsCalls } from '../account-details-calls.ts';
import page from '../account-details.module.css';
import { accountDetailsMessages } from '../messages/catalog.ts';
import { EmailKind } from './email-kind.tsx';

/** Row of the email before the credits run out, with a link to the page with its switch. */
export function LowCreditMail() {
  const t = useMessages(accountDetailsMessages);
  const { user } = useSession();
  const hasChoice = usePermission('viewWallet');
  if (hasChoice) return <ChosenLowCreditMail />;
  return (
    <EmailKind
      title={t('lowCreditMail')}
      choice={user?.emailVerified === false && <p className={page.text}>{t('lowCreditMailUnverified')}</p>}
    >
      {t('lowCreditMailText')}
    </EmailKind>
  );
}

function ChosenLowCreditMail() {
  const t = useMessages(accountDetailsMessages);
  const { data, error, refetch } = accountDetailsCalls.useGetLowCreditMailStateQuery();
  return (
    <EmailKind
      title={t('lowCreditMail')}
      state={data && <Badge tone={data.enabled ? 'ok' : 'neutral'}>{t(data.enabled ? 'on' : 'off')}</Badge>}
      choice={
        <>
          {error && !data && (
            <ErrorState
              title={t('lowCreditMailFailed')}
              message={(error as ApiError).message}
              retryText={t('tryAgain')}
              onRetry={() => void refetch()}
            />
          )}
          {!data && !error && (
            <>
              <VisuallyHidden role="status">{t('lowCreditMailLoading')}</VisuallyHidden>
              <Skeleton shape="short" />
            </>
          )}
          <Link to="/portal/billing/usage">{t('lowCreditMailChange')}</Link>
        </>
      }
    >
      {t('lowCreditMailText')}
    </EmailKind>
  );
}
