import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { ConfirmDialog } from '@porchlight/console-ui';
import { Button } from '@porchlight/ui';
import { useState } from 'react';
import { paymentMethodMessages } from '../../../shared/payment-method/messages/catalog.ts';
import { paymentMethodCalls } from '../../../shared/payment-method/payment-method-calls.ts';

/** Button that removes the saved card after a confirmation. */
export function RemoveCard({ name }: { readonly name: string }) {
  const t = useMessages(paymentMethodMessages);
  const dispatch = useDispatch();
  const [isOpen, setOpen] = useState(false);
  const [remove, { isLoading, error, reset }] = paymentMethodCalls.useRemovePaymentMethodMutation();
  const open = () => {
    reset();
    setOpen(true);
  };
  const confirm = async () => {
    if ((await remove()).error) return;
    setOpen(false);
    dispatch(flash({ type: 'success', text: t('removed') }));
  };
  return (
    <>
      <Button onClick={open}>{t('remove')}</Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('removeTitle', { card: name })}
        confirmText={t('remove')}
        cancelText={t('cancel')}
        closeLabel={t('close')}
        isBusy={isLoading}
        busyText={t('removing')}
        failure={(error as ApiError | undefined)?.message}
        onConfirm={() => void confirm()}
        onCancel={() => setOpen(false)}
      >
        <p>{t('removeText')}</p>
      </ConfirmDialog>
    </>
  );
}
