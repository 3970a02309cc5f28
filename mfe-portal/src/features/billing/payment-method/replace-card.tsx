import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { CardSetupResult, PaymentConfirmation } from '@porchlight/contracts/commerce';
import { Button, Notice } from '@porchlight/ui';
import { useRef, useState, type FormEvent } from 'react';
import { BankDialog, useBank } from '../../../shared/card-form/bank-dialog.tsx';
import { responseOf, type CardFields } from '../../../shared/card-form/card-fields.ts';
import { CardForm } from '../../../shared/card-form/card-form.tsx';
import { paymentMethodMessages } from '../../../shared/payment-method/messages/catalog.ts';
import { paymentMethodCalls } from '../../../shared/payment-method/payment-method-calls.ts';
import css from '../billing.module.css';

interface Props {
  readonly payment: PaymentConfirmation;
  readonly onDone: () => void;
}

/** Returns a function that saves the entered card. What the browser knows of the result is not read. */
function useSaveCard(payment: PaymentConfirmation) {
  const [save] = paymentMethodCalls.useSavePaymentMethodMutation();
  return async (fields: CardFields): Promise<CardSetupResult> => {
    await fields.confirm(payment);
    const result = await responseOf(save());
    if (result.state !== 'action') return result;
    await fields.authenticate(payment);
    return responseOf(save());
  };
}

/** Form of a card that is saved in place of the one before. What is entered stays after an error. */
export function ReplaceCard({ payment, onDone }: Props) {
  const t = useMessages(paymentMethodMessages);
  const dispatch = useDispatch();
  const fields = useRef<CardFields>(null);
  const bank = useBank();
  const saveCard = useSaveCard(payment);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const save = async (entered: CardFields): Promise<string | undefined> => {
    try {
      const { state, decline = 'declined', paymentMethod } = await saveCard(entered);
      if (state === 'declined') return t(`declined.${decline}`);
      if (state !== 'saved') return t(`problem.${state}`);
      dispatch(paymentMethodCalls.util.updateQueryData('getPaymentMethod', undefined, () => ({ paymentMethod })));
      dispatch(flash({ type: 'success', text: t('saved') }));
      onDone();
      return undefined;
    } catch (error) {
      return (error as ApiError).message;
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !fields.current?.check()) return;
    setBusy(true);
    setProblem(undefined);
    setProblem(await save(fields.current));
    setBusy(false);
  };
  return (
    <form className={css.form} aria-label={t('formTitle')} onSubmit={(event) => void submit(event)}>
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <div className={css.form} inert={isBusy}>
        <CardForm setup={payment} askBank={bank.ask} ref={fields} />
      </div>
      <div className={css.acts}>
        <Button look="primary" type="submit" isBusy={isBusy} busyText={t('saving')}>
          {t('save')}
        </Button>
        <Button disabled={isBusy} onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
      <BankDialog bank={bank} />
    </form>
  );
}
