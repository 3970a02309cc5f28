import { useMessages, type ApiError } from '@porchlight/client';
import { ErrorState, RowsSkeleton } from '@porchlight/console-ui';
import { usStates, type OrderQuote } from '@porchlight/contracts/commerce';
import { Icon } from '@porchlight/ui';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconReceiptTax from '@tabler/icons-react/dist/esm/icons/IconReceiptTax.mjs';
import { useState } from 'react';
import { checkoutCalls } from '../checkout-calls.ts';
import { checkoutMessages } from '../messages/catalog.ts';
import { orderedIn } from '../use-quote.ts';
import css from './province-taxes.module.css';
import { ProvinceTable } from './province-table.tsx';

interface Props {
  /** Undefined while the order has no price. */
  readonly quote: OrderQuote | undefined;
  /** Province or state of the billing address; empty while it is not chosen. */
  readonly province: string;
}

/**
 * Folded table of the taxes on an order in each province of Canada, loaded once it is unfolded. Not rendered for a
 * state of the US, where no tax is charged.
 */
export function ProvinceTaxes({ quote, province }: Props) {
  const t = useMessages(checkoutMessages);
  const [isOpen, setOpen] = useState(false);
  if (!quote || usStates.includes(province)) return null;
  return (
    <details className={css.taxes} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Icon of={IconReceiptTax} />
        <span>{t('taxByProvince')}</span>
        <Icon of={IconChevronDown} />
      </summary>
      <div className={css.content}>{isOpen && <Content quote={quote} province={province} />}</div>
    </details>
  );
}

function Content({ quote, province }: { readonly quote: OrderQuote; readonly province: string }) {
  const t = useMessages(checkoutMessages);
  const { data, error, isFetching, refetch } = checkoutCalls.useQuoteByProvinceQuery({ body: orderedIn(quote) });
  if (error && !isFetching)
    return (
      <ErrorState
        title={t('taxesFailed')}
        message={(error as ApiError).message}
        retryText={t('tryAgain')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <RowsSkeleton rows={4} label={t('taxesLoading')} />;
  return (
    <>
      <ProvinceTable quotes={data} province={province} isStale={isFetching} />
      <p>{t('taxNote')}</p>
    </>
  );
}
