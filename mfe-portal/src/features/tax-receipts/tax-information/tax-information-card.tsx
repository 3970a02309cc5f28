import { useMessages, type ApiError } from '@porchlight/client';
import { ErrorState, RowsSkeleton } from '@porchlight/console-ui';
import type { TaxInformation } from '@porchlight/contracts/commerce';
import { Card } from '@porchlight/ui';
import { useRef, useState } from 'react';
import { taxReceiptsMessages } from '../messages/catalog.ts';
import { taxReceiptsCalls } from '../tax-receipts-calls.ts';
import css from './tax-information.module.css';
import { TaxInformationForm } from './tax-information-form.tsx';

/** Card of what receipts state about the company, with a preview. */
export function TaxInformationCard() {
  const t = useMessages(taxReceiptsMessages);
  const { data, error, refetch } = taxReceiptsCalls.useGetTaxInformationQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Card isPadded>
      <h2>{t('detailsTitle')}</h2>
      <p className={css.text}>{t('detailsText')}</p>
      {data ? (
        <SavedInformation first={data.taxInformation} />
      ) : error ? (
        <ErrorState
          title={t('detailsFailed')}
          message={(error as ApiError).message}
          retryText={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className={css.loading}>
          <RowsSkeleton rows={4} label={t('detailsLoading')} />
        </div>
      )}
    </Card>
  );
}

/** The form of the information that was saved last. Discarding starts it anew. */
function SavedInformation({ first }: { readonly first: TaxInformation }) {
  const [saved, setSaved] = useState(first);
  const [formKey, setFormKey] = useState(0);
  const top = useRef<HTMLDivElement>(null);
  const discard = () => {
    top.current?.focus();
    setFormKey((before) => before + 1);
  };
  return (
    <div ref={top} tabIndex={-1} className={css.form}>
      <TaxInformationForm key={formKey} saved={saved} onSaved={setSaved} onDiscard={discard} />
    </div>
  );
}
