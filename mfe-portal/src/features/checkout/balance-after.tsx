import { useFormat, useMessages, useNow } from '@porchlight/client';
import type { AccountStats, OrderQuote, Wallet } from '@porchlight/contracts/commerce';
import { dayInToronto } from '../../shared/wallet/day-in-toronto.ts';
import css from './order-summary.module.css';
import { checkoutMessages } from './messages/catalog.ts';

const dayMs = 86_400_000;

/**
 * Returns a function from credits to the last business day that they pay for at a daily usage, after today's charges.
 */
export function useRunsUntil(): (credits: number, dailyUsage: number) => string {
  const format = useFormat();
  const today = Date.parse(dayInToronto(useNow().toISOString()));
  return (credits, dailyUsage) => {
    const last = new Date(today + Math.floor(credits / dailyUsage) * dayMs);
    return format.date(last.toISOString().slice(0, 10), 'long');
  };
}

interface Props {
  readonly wallet: Wallet;
  readonly stats: AccountStats;
  readonly quote: OrderQuote;
}
/** What the order does: the balance before and after it and how long it lasts then, or when the membership begins. */
export function BalanceAfter({ wallet, stats, quote }: Props) {
  return quote.planId === undefined ? (
    <CreditsAfter credits={wallet.credits} dailyUsage={stats.dailyCreditUsage} quote={quote} />
  ) : (
    <MembershipAfter wallet={wallet} />
  );
}

function MembershipAfter({ wallet: { isMember, membershipExpiryDate } }: Pick<Props, 'wallet'>) {
  const t = useMessages(checkoutMessages);
  const format = useFormat();
  return (
    <p className={css.balance}>
      {isMember && membershipExpiryDate
        ? t('termFollows', { date: format.date(dayInToronto(membershipExpiryDate), 'long') })
        : t('termBegins')}
    </p>
  );
}

interface CreditsProps extends Pick<Props, 'quote'> {
  readonly credits: number;
  readonly dailyUsage: number;
}
function CreditsAfter({ credits: before, dailyUsage, quote }: CreditsProps) {
  const t = useMessages(checkoutMessages);
  const format = useFormat();
  const runsUntil = useRunsUntil();
  const after = before + quote.credits + quote.bonusCredits;
  return (
    <p className={css.balance}>
      {t('balance', { before: format.number(before), after: format.number(after) })}
      {dailyUsage > 0 && ` · ${t('runsUntil', { date: runsUntil(after, dailyUsage) })}`}
    </p>
  );
}
