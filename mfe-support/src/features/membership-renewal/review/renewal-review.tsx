import { useFormat, useMessages, type ApiError } from '@porchlight/client';
import { useNavigate } from '@porchlight/client/router';
import { ConfirmDialog, DataTable, type Column } from '@porchlight/console-ui';
import type { RenewalPreview, RenewalPreviewRow } from '@porchlight/contracts/commerce';
import { useIdempotencyKey } from '@porchlight/forms';
import { Button, Card } from '@porchlight/ui';
import { useState } from 'react';
import { renewalRunPath } from '../../../shared/support-paths.ts';
import { renewalMessages } from '../messages/catalog.ts';
import { renewalCalls } from '../renewal-calls.ts';
import css from '../renewal.module.css';
import type { ReadTerms } from './read-terms.ts';

interface Props {
  readonly terms: ReadTerms;
  readonly preview: RenewalPreview;
}

/** What the renewals change, with their totals, and the button that starts them. */
export function RenewalReview({ terms, preview: { rows, renewable, totals } }: Props) {
  const t = useMessages(renewalMessages);
  const format = useFormat();
  const columns = usePreviewColumns();
  const amount = format.list(totals.map(({ priceCents, currency }) => format.cents(priceCents, currency)));
  return (
    <Card isPadded>
      <section className={css.card} aria-label={t('reviewTitle', { count: rows.length })} aria-live="polite">
        <h2>{t('reviewTitle', { count: rows.length })}</h2>
        <p>{t('reviewText')}</p>
        <DataTable
          rows={rows.map((row) => ({ ...row, id: row.companyId }))}
          columns={columns}
          nameOf={({ companyName = t('unknownCompany') }) => companyName}
          texts={{ caption: t('reviewTitle', { count: rows.length }) }}
        />
        <p>{t('renewable', { count: renewable })}</p>
        {totals.length > 0 && <p className={css.total}>{t('total', { amount })}</p>}
        {renewable > 0 && <Renew terms={terms} rows={rows} renewable={renewable} amount={amount} />}
      </section>
    </Card>
  );
}

interface RenewProps {
  readonly terms: ReadTerms;
  readonly rows: readonly RenewalPreviewRow[];
  readonly renewable: number;
  readonly amount: string;
}

function Renew({ terms, rows, renewable, amount }: RenewProps) {
  const t = useMessages(renewalMessages);
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const [isOpen, setOpen] = useState(false);
  const [start, { isLoading, error }] = renewalCalls.useStartRenewalRunMutation();
  const confirm = async () => {
    const chosen = rows.map(({ companyId, oldExpiry, priceCents, currency }) => ({
      companyId,
      oldExpiry,
      ...(priceCents === undefined ? {} : { priceCents }),
      ...(currency === undefined ? {} : { currency }),
    }));
    const body = { ...terms, rows: chosen };
    const { data } = await start({ body: { ...body, key: keyOf(JSON.stringify(body)) } });
    if (data) navigate(renewalRunPath(data.id));
  };
  return (
    <div>
      <Button look="primary" onClick={() => setOpen(true)}>
        {t('renew')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('confirmTitle', { count: renewable })}
        confirmText={t('renew')}
        confirmLook="primary"
        cancelText={t('cancel')}
        closeLabel={t('close')}
        isBusy={isLoading}
        busyText={t('renewing')}
        failure={(error as ApiError | undefined)?.message}
        failureTitle={t('startFailed')}
        onConfirm={() => void confirm()}
        onCancel={() => setOpen(false)}
      >
        <p>{t(`confirm.${terms.basis}`, { amount })}</p>
      </ConfirmDialog>
    </div>
  );
}

function usePreviewColumns(): readonly Column<RenewalPreviewRow & { readonly id: string }>[] {
  const t = useMessages(renewalMessages);
  const format = useFormat();
  return [
    {
      key: 'company',
      title: t('company'),
      render: ({ companyName }) => companyName ?? t('unknownCompany'),
      card: 'title',
    },
    { key: 'oldExpiry', title: t('oldExpiry'), render: ({ oldExpiry }) => format.date(oldExpiry), card: 'fact' },
    { key: 'newExpiry', title: t('newExpiry'), render: ({ newExpiry }) => format.date(newExpiry), card: 'fact' },
    {
      key: 'price',
      title: t('price'),
      render: ({ priceCents, currency }) =>
        priceCents === undefined || currency === undefined ? t('noPrice') : format.cents(priceCents, currency),
      isNumeric: true,
      card: 'action',
    },
    {
      key: 'check',
      title: t('check'),
      render: ({ problem }) => (problem === undefined ? t('ready') : t(`reason.${problem}`)),
      card: 'status',
    },
  ];
}
