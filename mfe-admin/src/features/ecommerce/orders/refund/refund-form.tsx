import { useFormat, useMessages } from '@porchlight/client';
import { RefundRequest, type StaffOrder } from '@porchlight/contracts/commerce';
import { useForm } from '@porchlight/forms';
import { Button, TextInput } from '@porchlight/ui';
import { ordersMessages } from '../messages/catalog.ts';
import { centsOf, leastRefund } from './refund-amount.ts';
import css from './refund.module.css';

/** What was typed. */
export interface RefundInput {
  readonly amount: string;
  readonly reason: string;
}
interface Props {
  readonly order: StaffOrder;
  readonly input: RefundInput;
  readonly onContinue: (input: RefundInput, amountCents: number) => void;
  readonly onCancel: () => void;
}

/** Amount and reason of a refund. */
export function RefundForm({ order: { leftCents, currency }, input, onContinue, onCancel }: Props) {
  const t = useMessages(ordersMessages);
  const format = useFormat();
  const least = leastRefund(leftCents);
  const form = useForm<'amountCents' | 'reason', object>({
    type: RefundRequest,
    labels: { amountCents: t('amount'), reason: t('reason') },
    initialValues: { amountCents: input.amount, reason: input.reason },
    bodyOf: ({ amountCents, reason }) => {
      const cents = centsOf(amountCents);
      return { amountCents: cents >= least && cents <= leftCents ? cents : Number.NaN, reason: reason.trim() };
    },
    send: () => {
      onContinue({ amount: form.values.amountCents, reason: form.values.reason }, centsOf(form.values.amountCents));
      return Promise.resolve(undefined);
    },
  });
  const amount = form.field('amountCents');
  const reason = form.field('reason');
  const bounds = { least: format.cents(least, currency), left: format.cents(leftCents, currency) };
  return (
    <form className={css.form} {...form.props}>
      <TextInput
        {...amount}
        error={amount.error && t('amountInvalid', bounds)}
        hint={t('amountHint', bounds)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
      />
      <TextInput
        {...reason}
        error={reason.error && t('reasonInvalid')}
        hint={t('reasonHint')}
        autoComplete="off"
        maxLength={200}
      />
      <div className={css.acts}>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button look="primary" type="submit">
          {t('continue')}
        </Button>
      </div>
    </form>
  );
}
