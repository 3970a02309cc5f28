import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { TaxRegistrationNumber, type ProvinceTaxRate, type ProvinceTaxRates } from '@porchlight/contracts/commerce';
import { FormSummary, useForm } from '@porchlight/forms';
import { Button, Dialog, TextInput } from '@porchlight/ui';
import { taxRatesMessages } from './messages/catalog.ts';
import { useRateName } from './tax-rate-list.tsx';
import css from './tax-rates.module.css';
import { taxRatesCalls } from './tax-rates-calls.ts';

interface Props {
  readonly list: ProvinceTaxRates;
  /** Rate in force without a registration number. */
  readonly rate: ProvinceTaxRate;
  readonly onClose: () => void;
}

/** Dialog that adds the missing registration number of a tax rate in force. */
export function RegistrationNumberDialog({ list: { province, version }, rate, onClose }: Props) {
  const t = useMessages(taxRatesMessages);
  const dispatch = useDispatch();
  const nameOf = useRateName();
  const [addNumber] = taxRatesCalls.useAddTaxRegistrationNumberMutation();
  const form = useForm<'registrationNumber', TaxRegistrationNumber>({
    type: TaxRegistrationNumber,
    labels: { registrationNumber: t('number') },
    bodyOf: ({ registrationNumber }) => ({ registrationNumber: registrationNumber.trim(), version }),
    send: async (body) => {
      const { error } = await addNumber({ params: { province, id: rate.id }, body });
      if (error) return error as ApiError;
      dispatch(flash({ type: 'success', text: t('saved') }));
      onClose();
      return undefined;
    },
  });
  const formId = `${form.id}-form`;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('addNumber')}
      closeLabel={t('close')}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form={formId} isBusy={form.isBusy} busyText={t('saving')}>
            {t('saveNumber')}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} {...form.props}>
        <FormSummary form={form} title={t('numberNotSaved')} />
        <p>{t('addNumberText', { rate: nameOf(rate) })}</p>
        <TextInput {...form.field('registrationNumber')} autoComplete="off" />
      </form>
    </Dialog>
  );
}
