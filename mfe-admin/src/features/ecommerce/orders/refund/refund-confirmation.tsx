import { useFormat, useMessages } from '@porchlight/client';
import { ErrorState, KeyValue } from '@porchlight/console-ui';
import type { RefundPreview, StaffOrder } from '@porchlight/contracts/commerce';
import { Button, Notice, Skeleton, VisuallyHidden } from '@porchlight/ui';
import { ordersMessages } from '../messages/catalog.ts';
import css from './refund.module.css';
import { useRefund } from './use-refund.ts';

interface Props {
  readonly order: StaffOrder;
  readonly amountCents: number;
  readonly reason: string;
  readonly onChange: () => void;
  readonly onDone: () => void;
}

/** What a refund does, and the button that sends it. */
export function RefundConfirmation({ order, amountCents, reason, onChange, onDone }: Props) {
  const t = useMessages(ordersMessages);
  const format = useFormat();
  const { preview, loadError, reload, failure, isSending, send } = useRefund({ order, amountCents, reason }, onDone);
  const amount = format.cents(amountCents, order.currency);
  return (
    <div className={css.form}>
      <p>{t('effect', { amount })}</p>
      {order.credits === 0 && amountCents === order.leftCents && <Notice tone="warn">{t('membershipEnds')}</Notice>}
      {loadError && (
        <ErrorState title={t('previewFailed')} message={loadError.message} retryText={t('tryAgain')} onRetry={reload} />
      )}
      {!loadError && <div aria-live="polite">{preview ? <Effect preview={preview} /> : <LoadingEffect />}</div>}
      {failure && (
        <Notice tone="danger" role="alert" title={t('refundFailed')}>
          {failure.message}
        </Notice>
      )}
      <div className={css.acts}>
        <Button data-focus-first onClick={onChange} disabled={isSending}>
          {t('change')}
        </Button>
        {preview && (
          <Button look="danger" onClick={send} isBusy={isSending} busyText={t('sending')}>
            {t('confirmText', { amount })}
          </Button>
        )}
      </div>
    </div>
  );
}

function Effect({ preview: { creditsReversed, creditsSpent, needsApproval } }: { readonly preview: RefundPreview }) {
  const t = useMessages(ordersMessages);
  const format = useFormat();
  return (
    <div className={css.effect}>
      <KeyValue
        facts={[
          { key: 'reversed', label: t('reversed'), value: format.number(creditsReversed) },
          { key: 'spent', label: t('spent'), value: format.number(creditsSpent) },
        ]}
      />
      {creditsSpent > 0 && <Notice tone="warn">{t('spentText', { count: creditsSpent })}</Notice>}
      {needsApproval && (
        <Notice tone="info" title={t('needsApproval')}>
          {t('needsApprovalText')}
        </Notice>
      )}
    </div>
  );
}

function LoadingEffect() {
  const t = useMessages(ordersMessages);
  return (
    <div className={css.effect}>
      <VisuallyHidden>{t('previewLoading')}</VisuallyHidden>
      <Skeleton />
      <Skeleton />
    </div>
  );
}
