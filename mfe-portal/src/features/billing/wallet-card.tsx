import { useFormat, useMessages, useNow, usePermission, type ApiError } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { ErrorState } from '@porchlight/console-ui';
import type { AccountStats, Wallet } from '@porchlight/contracts/commerce';
import { Card, LinkButton, Skeleton, VisuallyHidden } from '@porchlight/ui';
import { dayInToronto } from '../../shared/wallet/day-in-toronto.ts';
import { useWallet } from '../../shared/wallet/use-wallet.ts';
import { AutoRenewSwitch } from './auto-renew-switch.tsx';
import css from './billing.module.css';
import { billingMessages } from './messages/catalog.ts';

/** Card of the credits and the membership: how many, what the live listings use a day, and how long both last. */
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
  const membership = useMembership(wallet);
  const lasts = dailyCreditUsage === 0 ? t('lastsNothing') : t('lastsValue', { count: numOfDaysLeft });
  const live = t('liveValue', { live: format.number(numOfEnabledListings), total: format.number(numOfListings) });
  const { credits, expiring } = wallet;
  const usage = t('usageValue', { count: dailyCreditUsage });
  return (
    <>
      <Facts values={[format.number(credits), usage, lasts, live, membership]} />
      {expiring && (
        <p className={css.expiring}>
          {t('expiring', { count: expiring.credits, day: format.date(expiring.lastDay, 'long') })}
        </p>
      )}
      <MembershipActions wallet={wallet} />
    </>
  );
}

/** Returns until when the company is a member. */
function useMembership({ isMember, membershipExpiryDate }: Wallet): string {
  const t = useMessages(billingMessages);
  const format = useFormat();
  const now = useNow();
  if (membershipExpiryDate === null) return t('noMembership');
  const date = format.date(dayInToronto(membershipExpiryDate), 'long');
  if (!isMember) return t('membershipEnded', { date });
  return t(Date.parse(membershipExpiryDate) < now.getTime() ? 'membershipGrace' : 'membershipUntil', { date });
}

/** What a landlord can do about the membership. */
function MembershipActions({ wallet: { isMember, membershipExpiryDate, autoRenews } }: { readonly wallet: Wallet }) {
  const t = useMessages(billingMessages);
  if (!usePermission('createCheckout')) return null;
  return (
    <div className={css.membership}>
      {isMember && <AutoRenewSwitch isOn={autoRenews} />}
      <LinkButton link={Link} to="/portal/billing/checkout?membership=12">
        {t(membershipExpiryDate === null ? 'becomeMember' : 'renew')}
      </LinkButton>
    </div>
  );
}

/** The labelled values; while they load, lines of the same size. */
function Facts({ values }: { readonly values?: readonly string[] }) {
  const t = useMessages(billingMessages);
  return (
    <dl className={css.facts} {...(values ? {} : { 'aria-busy': true })}>
      {(['credits', 'usage', 'lasts', 'live', 'membership'] as const).map((key, at) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd>{values?.[at] ?? <Skeleton shape="short" />}</dd>
        </div>
      ))}
    </dl>
  );
}
