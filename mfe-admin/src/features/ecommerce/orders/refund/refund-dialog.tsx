import { useFormat, useMessages } from '@porchlight/client';
import type { StaffOrder } from '@porchlight/contracts/commerce';
import { Dialog } from '@porchlight/ui';
import { useState } from 'react';
import { ordersMessages } from '../messages/catalog.ts';
import { amountText } from './refund-amount.ts';
import { RefundConfirmation } from './refund-confirmation.tsx';
import { RefundForm, type RefundInput } from './refund-form.tsx';

/** Dialog that takes amount and reason of a refund, shows what it does, and sends it once it is confirmed. */
export function RefundDialog({
  order,
  isOpen,
  onClose,
}: {
  readonly order: StaffOrder;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const t = useMessages(ordersMessages);
  const format = useFormat();
  const [input, setInput] = useState<RefundInput>({ amount: amountText(order.leftCents), reason: '' });
  const [amountCents, setAmountCents] = useState<number>();
  const title =
    amountCents === undefined
      ? t('refundTitle', { number: order.number })
      : t('confirmTitle', { amount: format.cents(amountCents, order.currency) });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeLabel={t('close')}>
      {amountCents === undefined ? (
        <RefundForm
          order={order}
          input={input}
          onCancel={onClose}
          onContinue={(next, cents) => {
            setInput(next);
            setAmountCents(cents);
          }}
        />
      ) : (
        <RefundConfirmation
          order={order}
          amountCents={amountCents}
          reason={input.reason.trim()}
          onChange={() => setAmountCents(undefined)}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}
