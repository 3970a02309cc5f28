import { useMessages, type ApiError } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { ConsolePage, ErrorState, PageHeader, PageMessage, RowsSkeleton } from '@porchlight/console-ui';
import { useState } from 'react';
import { billingInformationCalls } from '../../shared/billing-information/billing-information-calls.ts';
import { LandlordOnly } from '../../shared/landlord-only/landlord-only.tsx';
import { useWallet } from '../../shared/wallet/use-wallet.ts';
import { BalanceAfter, useRunsUntil } from './balance-after.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import css from './checkout.module.css';
import { WalletForecast } from './forecast/wallet-forecast.tsx';
import { checkoutMessages } from './messages/catalog.ts';
import type { Purchase } from './payment/pay-order.ts';
import { useBundles } from './products/use-bundle.ts';
import { usePlans, useProduct } from './products/use-product.ts';
import { ThankYou } from './thank-you.tsx';

const always = { refetchOnMountOrArgChange: true };

/** Renders the checkout of credit bundles and memberships. */
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
  const product = useProduct(bundles, usePlans());
  const billing = billingInformationCalls.useGetBillingInformationQuery(undefined, always);
  const { wallet, stats, isLoading } = useWallet();
  if (purchase) return <ThankYou purchase={purchase} />;
  if (bundles && billing.data && !product.isLoading && (stats || !isLoading))
    return product.cart ? (
      <CheckoutForm
        bundles={bundles}
        product={product}
        cart={product.cart}
        saved={billing.data.billingInformation}
        dailyUsage={stats?.dailyCreditUsage ?? 0}
        balanceAfter={(quote) => wallet && stats && <BalanceAfter wallet={wallet} stats={stats} quote={quote} />}
        forecast={(quote) =>
          wallet &&
          stats &&
          stats.dailyCreditUsage > 0 &&
          quote.planId === undefined && (
            <WalletForecast credits={wallet.credits} dailyUsage={stats.dailyCreditUsage} quote={quote} />
          )
        }
        onPaid={setPurchase}
      />
    ) : (
      <PageMessage title={t('noBundlesTitle')}>{t('noBundles')}</PageMessage>
    );
  const retry = () => {
    void refetch();
    void billing.refetch();
  };
  return <NotLoaded errors={[error, billing.error]} onRetry={retry} />;
}

/** The state of the page until its form is loaded. */
function NotLoaded({ errors, onRetry }: { readonly errors: readonly unknown[]; readonly onRetry: () => void }) {
  const t = useMessages(checkoutMessages);
  const error = errors.find(Boolean) as ApiError | undefined;
  if (!error) return <RowsSkeleton label={t('loading')} />;
  return <ErrorState title={t('failed')} message={error.message} retryText={t('tryAgain')} onRetry={onRetry} />;
}
