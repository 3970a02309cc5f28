import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { TaxReceiptMail, type TaxReceipt } from '@porchlight/contracts/commerce';
import { FormSummary, useForm, useIdempotencyKey } from '@porchlight/forms';
import { Button, Checkbox, TextInput } from '@porchlight/ui';
import { useState } from 'react';
import { mailReceiptCalls } from './mail-receipt-calls.ts';
import css from './mail-receipt.module.css';
import { mailReceiptMessages } from './messages/catalog.ts';

interface Props {
  readonly receipt: Pick<TaxReceipt, 'id' | 'number'>;
  /** Empty without one. */
  readonly remembered: string;
  readonly onDone: () => void;
}

/** Form of the address that a receipt is mailed to. */
export function MailReceiptForm({ receipt: { id, number }, remembered, onDone }: Props) {
  const t = useMessages(mailReceiptMessages);
  const dispatch = useDispatch();
  const keyOf = useIdempotencyKey();
  const [remember, setRemember] = useState(remembered !== '');
  const [send] = mailReceiptCalls.useMailTaxReceiptMutation();
  const form = useForm<'email', TaxReceiptMail>({
    type: TaxReceiptMail,
    labels: { email: t('email') },
    initialValues: { email: remembered },
    bodyOf: ({ email }) => {
      const address = email.trim();
      return { key: keyOf(JSON.stringify([id, address, remember])), email: address, remember };
    },
    send: async (body) => {
      const { error } = await send({ params: { id }, body });
      if (error) return error as ApiError;
      dispatch(flash({ type: 'success', text: t('sent', { number, email: body.email }) }));
      onDone();
      return undefined;
    },
  });
  return (
    <form className={css.form} aria-label={t('title', { number })} {...form.props}>
      <FormSummary form={form} />
      <p>{t('text')}</p>
      <TextInput {...form.field('email')} type="email" inputMode="email" autoComplete="off" maxLength={254} />
      <Checkbox label={t('remember')} checked={remember} onChange={(event) => setRemember(event.target.checked)} />
      <div className={css.acts}>
        <Button look="primary" type="submit" isBusy={form.isBusy} busyText={t('sending')}>
          {t('send')}
        </Button>
        <Button onClick={onDone}>{t('cancel')}</Button>
      </div>
    </form>
  );
}
