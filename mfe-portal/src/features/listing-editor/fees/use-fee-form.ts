import { useMessages } from '@porchlight/client';
import { FeeInput, type Fee } from '@porchlight/contracts/catalog';
import { readNumber, useForm } from '@porchlight/forms';
import { editorMessages } from '../messages/catalog.ts';

/** Returns the form of a fee, whose values are text; `onDone` gets the valid fee. */
export function useFeeForm(fee: Fee | undefined, onDone: (fee: Fee) => void) {
  const t = useMessages(editorMessages);
  const { type = 'other', name = '', amount = '', timing = 'monthly', requirement = 'mandatory' } = fee ?? {};
  return useForm<keyof FeeInput, Fee>({
    type: FeeInput,
    labels: {
      type: t('fee.type'),
      name: t('fee.name'),
      amount: t('fee.amount'),
      timing: t('fee.timing'),
      requirement: t('fee.requirement'),
      refundable: t('refundable'),
    },
    initialValues: {
      type,
      name,
      amount: String(amount),
      timing,
      requirement,
      refundable: fee?.refundable === true ? 'yes' : '',
    },
    bodyOf: (values) => ({
      type: values.type,
      name: values.name.trim(),
      amount: readNumber(values.amount),
      timing: values.timing,
      requirement: values.requirement,
      refundable: values.refundable !== '',
    }),
    send: (valid) => {
      onDone(valid);
      return Promise.resolve(undefined);
    },
  });
}
