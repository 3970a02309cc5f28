import { useFormat, useMessages, type ApiError } from '@porchlight/client';
import { ErrorState } from '@porchlight/console-ui';
import type { AccountStats, Wallet } from '@porchlight/contracts/commerce';
import { Card, Skeleton, VisuallyHidden } from '@porchlight/ui';
import { useWallet } from '../../shared/wallet/use-wallet.ts';
import css from './billing.module.css';
import { billingMessages } from './messages/catalog.ts';

/** Card of the credits: how many, what the live listings use a day, and how long they last. */
export function WalletCard() {
  const t = useMessages(billingMessages);
  const { wallet, stats, isLoading, error, refetch } = useWallet();
  return (
    <Card isPadded>
      <h2>{t('walletTitle')}</h2>
      {error ? (
        <ErrorState
          title={t('failed')}
          message={(error as ApiError).message}
          retryText={t('tryAgain')}
          onRetry={refetch}
        />
      ) : (
        <>
          {isLoading && <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>}
          {wallet && stats ? <WalletFacts wallet={wallet} stats={stats} /> : <Facts />}
        </>
      )}
    </Card>
  );
}

function WalletFacts({ wallet, stats }: { readonly wallet: Wallet; readonly stats: AccountStats }) {
  const t = useMessages(billingMessages);
  const format = useFormat();
  const { dailyCreditUsage, numOfDaysLeft, numOfEnabledListings, numOfListings } = stats;
  const lasts = dailyCreditUsage === 0 ? t('lastsNothing') : t('lastsValue', { count: numOfDaysLeft });
  const live = t('liveValue', { live: format.number(numOfEnabledListings), total: format.number(numOfListings) });
  return <Facts values={[format.number(wallet.credits), t('usageValue', { count: dailyCreditUsage }), lasts, live]} />;
}

/** The labelled values; while they load, lines of the same size. */
function Facts({ values }: { readonly values?: readonly string[] }) {
  const t = useMessages(billingMessages);
  return (
    <dl className={css.facts} {...(values ? {} : { 'aria-busy': true })}>
      {(['credits', 'usage', 'lasts', 'live'] as const).map((key, at) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd>{values?.[at] ?? <Skeleton shape="short" />}</dd>
        </div>
      ))}
    </dl>
  );
}
