import { useFormat, useMessages, useNow } from '@porchlight/client';
import type { AccountStats, OrderQuote, Wallet } from '@porchlight/contracts/commerce';
import css from './order-summary.module.css';
import { checkoutMessages } from './messages/catalog.ts';

const day = 86_400_000;

/** Returns a function from credits to the day until which they last at a daily usage. */
export function useRunsUntil(): (credits: number, dailyUsage: number) => string {
  const format = useFormat();
  const now = useNow();
  return (credits, dailyUsage) => format.date(new Date(now.getTime() + Math.floor(credits / dailyUsage) * day), 'long');
}

interface Props {
  readonly wallet: Wallet;
  readonly stats: AccountStats;
  readonly quote: OrderQuote;
}
/** Balance before and after the order, and how long it lasts then. */
export function BalanceAfter({ wallet: { credits: before }, stats: { dailyCreditUsage }, quote }: Props) {
  const t = useMessages(checkoutMessages);
  const format = useFormat();
  const runsUntil = useRunsUntil();
  const after = before + quote.credits + quote.bonusCredits;
  return (
    <p className={css.balance}>
      {t('balance', { before: format.number(before), after: format.number(after) })}
      {dailyCreditUsage > 0 && ` · ${t('runsUntil', { date: runsUntil(after, dailyCreditUsage) })}`}
    </p>
  );
}
