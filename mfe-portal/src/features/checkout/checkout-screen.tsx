import { useMessages, usePermission, type ApiError } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { ConsolePage, ErrorState, PageHeader, PageMessage, RowsSkeleton } from '@porchlight/console-ui';
import { useState } from 'react';
import { billingInformationCalls } from '../../shared/billing-information/billing-information-calls.ts';
import { LandlordOnly } from '../../shared/landlord-only/landlord-only.tsx';
import { walletCalls } from '../../shared/wallet/wallet-calls.ts';
import { BalanceAfter, useRunsUntil } from './balance-after.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import css from './checkout.module.css';
import { checkoutMessages } from './messages/catalog.ts';
import type { Purchase } from './payment/pay-order.ts';
import { ThankYou } from './thank-you.tsx';
import { useBundle, useBundles } from './use-bundle.ts';

const always = { refetchOnMountOrArgChange: true };

/** Renders the checkout of credit bundles. */
export function CheckoutScreen() {
  return (
    <ConsolePage>
      <CheckoutHeader />
      <LandlordOnly permission="createCheckout">
        <Checkout />
      </LandlordOnly>
    </ConsolePage>
  );
}

/** Returns the wallet and what the live listings use, as far as they are loaded; the checkout works without them. */
function useWallet() {
  const options = { ...always, skip: !usePermission('viewWallet') };
  const wallet = walletCalls.useGetWalletQuery(undefined, options);
  const stats = walletCalls.useGetAccountStatsQuery(undefined, options);
  return {
    wallet: wallet.data?.wallet,
    stats: stats.data?.accountStats,
    isLoading: wallet.isLoading || stats.isLoading,
  };
}

function CheckoutHeader() {
  const t = useMessages(checkoutMessages);
  const { wallet, stats } = useWallet();
  const runsUntil = useRunsUntil();
  const usage = stats?.dailyCreditUsage ?? 0;
  const have = wallet ? t('have', { count: wallet.credits }) : '\u00a0';
  const until = wallet && usage > 0 ? t('haveUntil', { usage, date: runsUntil(wallet.credits, usage) }) : '';
  return (
    <PageHeader
      title={t('title')}
      description={<span className={css.have}>{`${have} ${until}`}</span>}
      breadcrumbs={[{ to: '/portal/billing', label: t('billing') }]}
      breadcrumbsLabel={t('breadcrumbs')}
      link={Link}
    />
  );
}

function Checkout() {
  const t = useMessages(checkoutMessages);
  const [purchase, setPurchase] = useState<Purchase>();
  const { bundles, error, refetch } = useBundles();
  const { bundle, choose } = useBundle(bundles);
  const billing = billingInformationCalls.useGetBillingInformationQuery(undefined, always);
  const { wallet, stats, isLoading } = useWallet();
  if (purchase) return <ThankYou purchase={purchase} />;
  if (bundles && billing.data && !isLoading)
    return bundle ? (
      <CheckoutForm
        bundles={bundles}
        bundle={bundle}
        onChoose={choose}
        saved={billing.data.billingInformation}
        dailyUsage={stats?.dailyCreditUsage ?? 0}
        balanceAfter={(quote) => wallet && stats && <BalanceAfter wallet={wallet} stats={stats} quote={quote} />}
        onPaid={setPurchase}
      />
    ) : (
      <PageMessage title={t('noBundlesTitle')}>{t('noBundles')}</PageMessage>
    );
  const failure = (error ?? billing.error) as ApiError | undefined;
  if (!failure) return <RowsSkeleton label={t('loading')} />;
  const retry = () => {
    void refetch();
    void billing.refetch();
  };
  return <ErrorState title={t('failed')} message={failure.message} retryText={t('tryAgain')} onRetry={retry} />;
}
