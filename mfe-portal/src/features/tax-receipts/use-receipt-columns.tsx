import { useFormat, useMessages } from '@porchlight/client';
import { StatusBadge, type Column } from '@porchlight/console-ui';
import type { TaxReceipt } from '@porchlight/contracts/commerce';
import { ReceiptButton } from '../../shared/downloads/receipt-button.tsx';
import { minus } from '../../shared/minus.ts';
import mailCss from './mail/mail-receipt.module.css';
import { MailReceipt } from './mail/mail-receipt.tsx';
import { taxReceiptsMessages } from './messages/catalog.ts';
import css from './tax-receipts.module.css';

/** Returns the columns of the receipts. The amounts of a credit note are negative. */
export function useReceiptColumns(): readonly Column<TaxReceipt>[] {
  const t = useMessages(taxReceiptsMessages);
  const format = useFormat();
  const amount = (cents: number, { kind, currency }: TaxReceipt) => (
    <span className={css.amount}>{`${kind === 'credit-note' ? minus : ''}${format.cents(cents, currency)}`}</span>
  );
  return [
    { key: 'number', title: t('number'), render: ({ number }) => number, card: 'title' },
    {
      key: 'kind',
      title: t('kind'),
      render: ({ kind }) => <StatusBadge tone={kind === 'receipt' ? 'ok' : 'info'}>{t(`kind.${kind}`)}</StatusBadge>,
      card: 'status',
    },
    { key: 'date', title: t('date'), render: ({ issuedAt }) => format.date(issuedAt), card: 'fact' },
    {
      key: 'amount',
      title: t('amount'),
      render: (receipt) => amount(receipt.totalCents, receipt),
      isNumeric: true,
      card: 'status',
    },
    { key: 'tax', title: t('tax'), render: (receipt) => amount(receipt.taxCents, receipt), isNumeric: true },
    {
      key: 'file',
      title: t('file'),
      render: ({ id, number }) => (
        <div className={mailCss.buttons}>
          <ReceiptButton receipt={{ id, number }} />
          <MailReceipt receipt={{ id, number }} />
        </div>
      ),
      card: 'fact',
    },
  ];
}
