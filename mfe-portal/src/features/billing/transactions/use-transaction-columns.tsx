import { useFormat, useMessages } from '@porchlight/client';
import { useIsPhone, type Column } from '@porchlight/console-ui';
import type { Currency } from '@porchlight/contracts';
import type { TransactionList } from '@porchlight/contracts/commerce';
import { ReceiptButton } from '../../../shared/downloads/receipt-button.tsx';
import { useListingTitles } from '../../../shared/listing-titles/use-listing-titles.ts';
import { minus } from '../../../shared/minus.ts';
import { billingMessages } from '../messages/catalog.ts';
import { TransactionCell } from './transaction-cell.tsx';
import css from './transactions.module.css';
import type { TransactionRow } from './use-transactions.ts';

const columnsOf: Readonly<Record<TransactionList, readonly string[]>> = {
  all: ['what', 'date', 'change', 'balance', 'amount', 'receipt'],
  credits: ['what', 'date', 'change', 'balance'],
  money: ['what', 'date', 'tax', 'amount', 'receipt'],
};

/** Returns the columns of a list of transactions. */
export function useTransactionColumns(
  list: TransactionList,
  rows: readonly TransactionRow[],
): readonly Column<TransactionRow>[] {
  const t = useMessages(billingMessages);
  const format = useFormat();
  const isPhone = useIsPhone();
  const { titleOf } = useListingTitles(rows.map(({ credits }) => credits?.listingId));
  const signed = (credits: number) => {
    const number = `${credits < 0 ? minus : '+'}${format.number(Math.abs(credits))}`;
    // The cards of phones have no titles of columns.
    return isPhone ? t('changeInCard', { count: Math.abs(credits), number }) : number;
  };
  const cents = (value: number | undefined, currency: Currency) =>
    value === undefined ? undefined : `${value < 0 ? minus : ''}${format.cents(Math.abs(value), currency)}`;
  const amount = (text: string | undefined) => text !== undefined && <span className={css.amount}>{text}</span>;
  const columns: readonly Column<TransactionRow>[] = [
    {
      key: 'what',
      title: t('what'),
      render: (row) => <TransactionCell row={row} listing={titleOf(row.credits?.listingId)} />,
      card: 'title',
    },
    {
      key: 'date',
      title: t('date'),
      render: ({ credits, money }) => format.date(credits?.at ?? money?.at ?? ''),
      card: 'fact',
    },
    {
      key: 'change',
      title: t('change'),
      render: ({ credits }) => amount(credits && signed(credits.credits)),
      isNumeric: true,
      card: 'status',
    },
    {
      key: 'balance',
      title: t('balance'),
      render: ({ credits }) => amount(credits && format.number(credits.balanceAfter)),
      isNumeric: true,
    },
    {
      key: 'tax',
      title: t('tax'),
      render: ({ money }) => amount(money && cents(money.taxCents, money.currency)),
      isNumeric: true,
    },
    {
      key: 'amount',
      title: t('amount'),
      render: ({ money }) => amount(money && cents(money.totalCents, money.currency)),
      isNumeric: true,
      card: 'status',
    },
    {
      key: 'receipt',
      title: t('receipt'),
      render: ({ money }) => money?.receipt && <ReceiptButton receipt={money.receipt} />,
      card: 'fact',
    },
  ];
  return columns.filter(({ key }) => columnsOf[list].includes(key));
}
