import { useMessages, type ApiError } from '@porchlight/client';
import { Button, Notice } from '@porchlight/ui';
import css from './checkout.module.css';
import { checkoutMessages } from './messages/catalog.ts';
import { isTemporary } from './payment/pay-order.ts';

interface Props {
  readonly problem: ApiError;
  /** Number of failed attempts: screen readers announce each. */
  readonly attempt: number;
}
const titles = ['declined', 'price-changed', 'not-charged', 'order-ended', 'unconfirmed', 'card-needed'] as const;

/** Says why the order is not paid, and what to do. */
export function PayProblem({ problem: { status, code, message }, attempt }: Props) {
  const t = useMessages(checkoutMessages);
  const known = titles.find((one) => one === code);
  const canRetry = !known && isTemporary({ status }) && status !== 429;
  return (
    <div key={attempt} tabIndex={-1} data-summary className={css.problem}>
      <Notice
        tone={code === 'price-changed' ? 'warn' : 'danger'}
        role="alert"
        title={known ? t(`problem.${known}`) : message}
        {...(canRetry ? { acts: <Button type="submit">{t('tryAgain')}</Button> } : {})}
      >
        {known ? message : canRetry && t('neverTwice')}
      </Notice>
    </div>
  );
}
