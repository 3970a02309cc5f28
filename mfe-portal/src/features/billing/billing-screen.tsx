import { refreshSession, useMessages, usePermission, usePermissionsState, useSession } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link } from '@porchlight/client/router';
import { ConsolePage, ErrorState, PageHeader, PageMessage, RowsSkeleton } from '@porchlight/console-ui';
import { LinkButton } from '@porchlight/ui';
import { CreditTransactions } from './credit-transactions.tsx';
import { billingMessages } from './messages/catalog.ts';
import { WalletCard } from './wallet-card.tsx';

/** Renders the wallet of the landlord's company and its credit transactions. */
export function BillingScreen() {
  const t = useMessages(billingMessages);
  return (
    <ConsolePage>
      <PageHeader title={t('title')} description={t('description')} />
      <Billing />
    </ConsolePage>
  );
}

function Billing() {
  const t = useMessages(billingMessages);
  const dispatch = useDispatch();
  const hasWallet = usePermission('viewWallet');
  const permissions = usePermissionsState();
  if (hasWallet)
    return (
      <>
        <WalletCard />
        <CreditTransactions />
      </>
    );
  if (permissions === 'loaded') return <NoWallet />;
  if (permissions === 'loading') return <RowsSkeleton label={t('loading')} />;
  return <ErrorState title={t('failed')} retryText={t('tryAgain')} onRetry={() => void dispatch(refreshSession())} />;
}

/** Says why there is no wallet: the landlord's email is unverified, or the user is no landlord. */
function NoWallet() {
  const t = useMessages(billingMessages);
  const { role, user } = useSession();
  if (role !== 'landlord' || user?.emailVerified === true)
    return <PageMessage title={t('noWalletTitle')}>{t('noWallet')}</PageMessage>;
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
