import { flash, useMessages, usePermission, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { ErrorState } from '@porchlight/console-ui';
import type { BillingInformation } from '@porchlight/contracts/commerce';
import { FormSummary } from '@porchlight/forms';
import { Button, Card, Skeleton, VisuallyHidden } from '@porchlight/ui';
import { useEffect, useRef, useState } from 'react';
import { BillingFields } from '../../shared/billing-information/billing-fields.tsx';
import { billingInformationCalls } from '../../shared/billing-information/billing-information-calls.ts';
import { useBillingForm } from '../../shared/billing-information/use-billing-form.ts';
import { useMaskedCopy } from '../../shared/billing-information/use-masked-copy.ts';
import { useProvinceName } from '../../shared/billing-information/use-province-name.ts';
import css from './billing.module.css';
import { billingMessages } from './messages/catalog.ts';

/** Card of the address that orders are billed to, edited in place. */
export function BillingInformationCard() {
  const t = useMessages(billingMessages);
  const { data, error, refetch } = billingInformationCalls.useGetBillingInformationQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const copy = useMaskedCopy(data?.billingInformation);
  return (
    <Card isPadded>
      <h2>{t('billingTitle')}</h2>
      {data ? (
        <Information saved={data.billingInformation} />
      ) : error ? (
        <ErrorState
          title={t('billingFailed')}
          message={(error as ApiError).message}
          retryText={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <VisuallyHidden role="status">{t('billingLoading')}</VisuallyHidden>
          <div className={css.address}>
            {copy && <span>{`${copy.name}••• · ${copy.province} ${copy.postalCode}•••`}</span>}
            {Array.from({ length: copy ? 3 : 4 }, (_, line) => (
              <Skeleton key={line} shape="short" />
            ))}
          </div>
        </>
      )}
    </Card>
  );
}

function Information({ saved }: { readonly saved: BillingInformation | null }) {
  const t = useMessages(billingMessages);
  const canEdit = usePermission('createCheckout');
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (isEditing) return <BillingForm saved={saved} onDone={() => setEditing(false)} />;
  return (
    <>
      {saved ? <Address of={saved} /> : <p className={css.address}>{t('billingNone')}</p>}
      {canEdit && (
        <Button ref={edit} onClick={() => setEditing(true)}>
          {t(saved ? 'edit' : 'add')}
        </Button>
      )}
    </>
  );
}

function Address({
  of: { name, phone, line1, line2, city, province, postalCode },
}: {
  readonly of: BillingInformation;
}) {
  const nameOf = useProvinceName();
  return (
    <address className={css.address}>
      {[name, line1, line2, `${city}, ${nameOf(province)} ${postalCode}`, readablePhone(phone)]
        .filter(Boolean)
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </address>
  );
}

/** Writes a North American number in groups: `+1 416 555 0123`. */
const readablePhone = (phone: string) => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1 $2 $3');

function BillingForm({ saved, onDone }: { readonly saved: BillingInformation | null; readonly onDone: () => void }) {
  const t = useMessages(billingMessages);
  const dispatch = useDispatch();
  const form = useBillingForm({
    saved,
    onSaved: () => {
      dispatch(flash({ type: 'success', text: t('saved') }));
      onDone();
      return undefined;
    },
  });
  return (
    <form className={css.form} aria-label={t('billingTitle')} {...form.props}>
      <FormSummary form={form} />
      <BillingFields form={form} />
      <div className={css.acts}>
        <Button look="primary" type="submit" isBusy={form.isBusy} busyText={t('saving')}>
          {t('save')}
        </Button>
        <Button onClick={onDone}>{t('cancel')}</Button>
      </div>
    </form>
  );
}
