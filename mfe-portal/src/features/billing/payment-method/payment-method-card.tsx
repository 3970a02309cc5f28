import { useMessages, usePermission, type ApiError } from '@porchlight/client';
import { ErrorState } from '@porchlight/console-ui';
import type { PaymentMethod } from '@porchlight/contracts/commerce';
import { Button, Card, Notice, Skeleton, VisuallyHidden } from '@porchlight/ui';
import { paymentMethodMessages } from '../../../shared/payment-method/messages/catalog.ts';
import { useCardName } from '../../../shared/payment-method/use-card-name.ts';
import { usePaymentMethod } from '../../../shared/payment-method/use-payment-method.ts';
import css from '../billing.module.css';
import { CardFacts } from './card-facts.tsx';
import { RemoveCard } from './remove-card.tsx';
import { ReplaceCard } from './replace-card.tsx';
import { useReplacing } from './use-replacing.ts';

/** Card of the payment method: the saved card, which can be replaced and removed. */
export function PaymentMethodCard() {
  const t = useMessages(paymentMethodMessages);
  const { card, copy, error, refetch } = usePaymentMethod();
  return (
    <Card isPadded>
      <h2>{t('title')}</h2>
      {card !== undefined ? (
        <Saved card={card} />
      ) : error ? (
        <ErrorState
          title={t('failed')}
          message={(error as ApiError).message}
          retryText={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
          {copy ? <CardFacts card={copy} /> : <Skeleton shape="short" />}
        </>
      )}
    </Card>
  );
}

function Saved({ card }: { readonly card: PaymentMethod | null }) {
  const t = useMessages(paymentMethodMessages);
  const replacing = useReplacing();
  const { payment, problem, close } = replacing;
  if (payment) return <ReplaceCard payment={payment} onDone={close} />;
  return (
    <>
      {card ? <SavedCard card={card} replacing={replacing} /> : <p className={css.address}>{t('none')}</p>}
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      {!card && <ReplaceButton label={t('add')} replacing={replacing} />}
    </>
  );
}

type Replacing = ReturnType<typeof useReplacing>;

/** The saved card; one that has expired asks for another. */
function SavedCard({ card, replacing }: { readonly card: PaymentMethod; readonly replacing: Replacing }) {
  const t = useMessages(paymentMethodMessages);
  const { nameOf } = useCardName();
  const canChange = usePermission('createCheckout');
  return (
    <>
      {card.isExpired && (
        <Notice
          tone="danger"
          role="alert"
          title={t('expiredTitle')}
          acts={<ReplaceButton label={t('update')} replacing={replacing} />}
        >
          {t('expiredText')}
        </Notice>
      )}
      <CardFacts card={card} />
      <div className={css.acts}>
        {!card.isExpired && <ReplaceButton label={t('replace')} replacing={replacing} />}
        {canChange && <RemoveCard name={nameOf(card)} />}
      </div>
    </>
  );
}

function ReplaceButton({
  label,
  replacing: { opener, isStarting, start },
}: {
  readonly label: string;
  readonly replacing: Replacing;
}) {
  const canChange = usePermission('createCheckout');
  if (!canChange) return null;
  return (
    <Button ref={opener} isBusy={isStarting} onClick={() => void start()}>
      {label}
    </Button>
  );
}
