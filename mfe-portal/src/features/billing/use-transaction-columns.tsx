import { useFormat, useMessages } from '@porchlight/client';
import type { Column } from '@porchlight/console-ui';
import type { CreditTransaction } from '@porchlight/contracts/commerce';
import css from './billing.module.css';
import { billingMessages } from './messages/catalog.ts';

const minus = '−';

/** Returns the columns of the credit transactions. */
export function useTransactionColumns(): readonly Column<CreditTransaction>[] {
  const t = useMessages(billingMessages);
  const format = useFormat();
  const signed = (credits: number) => `${credits < 0 ? minus : '+'}${format.number(Math.abs(credits))}`;
  return [
    { key: 'what', title: t('what'), render: ({ kind }) => t(`kind.${kind}`), card: 'title' },
    { key: 'date', title: t('date'), render: ({ at }) => format.date(at), card: 'fact' },
    {
      key: 'change',
      title: t('change'),
      render: ({ credits }) => <span className={css.amount}>{signed(credits)}</span>,
      isNumeric: true,
      card: 'status',
    },
    {
      key: 'balance',
      title: t('balance'),
      render: ({ balanceAfter }) => <span className={css.amount}>{format.number(balanceAfter)}</span>,
      isNumeric: true,
    },
  ];
}
